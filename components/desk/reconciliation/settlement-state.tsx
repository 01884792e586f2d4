import type { SettlementFileRow } from '#lib/desk/reconciliation/contract.ts';
import type { Plain } from '../desk-call.ts';
import { Pill } from '../pill.tsx';

/** The result of comparing a settlement. */
export function SettlementState({ file }: { file: Plain<SettlementFileRow> }) {
  const { state, odd } = file;
  if (state === 'reading') return <Pill>incomplete upload</Pill>;
  if (state === 'due') return <Pill tone="accent">comparing</Pill>;
  return (
    <Pill tone={odd === 0 ? 'good' : 'bad'}>
      {odd === 0 ? 'matched' : odd === 1 ? '1 difference' : `${String(odd)} differences`}
    </Pill>
  );
}
