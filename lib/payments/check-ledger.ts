import { pool } from '../db/pool.ts';
import { LEDGER_INVARIANTS } from './ledger/invariants.ts';

export type LedgerFault = { readonly rule: string; readonly subject: string };

const MAX_PER_RULE = 20;

/**
 * All rules in one statement. Every part refers to `$1`, so that the parameter is valid even for rules that
 * do not use it.
 */
const QUESTION = LEDGER_INVARIANTS.map(
  ({ sql }, index) => `(select ${index} as rule, subject::text from (${sql}) f (subject)
     where $1::timestamptz is not null limit ${MAX_PER_RULE})`,
).join('\nunion all\n');

/**
 * For the nightly job, operators and tests: the ledger invariants that are violated at this moment. Reads
 * only; empty when all hold.
 */
export async function checkLedger(now: Date): Promise<readonly LedgerFault[]> {
  const { rows } = await pool().query<{ rule: number; subject: string }>(QUESTION, [now]);
  return rows.map(({ rule, subject }) => ({ rule: LEDGER_INVARIANTS[rule]?.rule ?? '', subject }));
}
