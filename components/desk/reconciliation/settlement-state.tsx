import type { SettlementFileRow } from '#lib/desk/reconciliation/contract.ts';
import type { Plain } from '../desk-call.ts';
import { Pill } from '../pill.tsx';

/** The result of comparing a settlement. */
export function SettlementState({ file }: { file: Plain<SettlementFileRow> }) {
  const { state, odd } = file;
  if (state === 'reading') return <Pill>not brought whole</Pill>;
  if (state === 'due') return <Pill tone="accent">being compared</Pill>;
  return (
    <Pill tone={odd === 0 ? 'good' : 'bad'}>{odd === 0 ? 'fits' : `${String(odd)} differ`}</Pill>
  );
}
