'use client';

import { PurposeGate } from '../purpose-gate.tsx';
import { MemberFile } from './member-file.tsx';

interface MemberViewProps {
  trackerId: string;
  /** Whether the operator answers tickets; moderators see less. */
  cares: boolean;
  /** Whether the operator may see payments too. */
  counts: boolean;
}

/** One member's page; asks for a purpose first. */
export function MemberView({ trackerId, cares, counts }: MemberViewProps) {
  return (
    <PurposeGate key={trackerId} subject={trackerId}>
      {(purpose) => <MemberFile whom={{ trackerId, purpose }} cares={cares} counts={counts} />}
    </PurposeGate>
  );
}
