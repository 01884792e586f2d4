import { run } from '../db/statement.ts';
import { nightly } from '../queue/recurring.ts';
import { MONTHS_AHEAD, MONTHS_HOUR_UTC } from './limits.ts';

const ADD = {
  name: 'add-credit-months',
  text: `select add_credit_months('credit_entries', ($1::timestamptz at time zone 'UTC')::date, $2) as added`,
};

/** Makes the partitions of the present month and of the next ones; returns how many were missing. */
export async function addCreditMonths(now: Date): Promise<number> {
  const [row] = await run<{ added: number }>(ADD, [now, MONTHS_AHEAD + 1]);
  return row?.added ?? 0;
}

/** Due work, once a night. */
export const addCreditMonthsWork = nightly('add_credit_months', MONTHS_HOUR_UTC, addCreditMonths);
