'use client';

import { PurposeGate } from '../purpose-gate.tsx';
import { MemberFile } from './member-file.tsx';

interface MemberViewProps {
  trackerId: string;
  /** Whether whoever looks answers letters; moderation sees less. */
  cares: boolean;
  /** Whether they look after money too. */
  counts: boolean;
}

/** One member. Why somebody looks is asked first. */
export function MemberView({ trackerId, cares, counts }: MemberViewProps) {
  return (
    <PurposeGate key={trackerId} subject={trackerId}>
      {(purpose) => <MemberFile whom={{ trackerId, purpose }} cares={cares} counts={counts} />}
    </PurposeGate>
  );
}
