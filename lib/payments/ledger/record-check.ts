import { db } from '../../db/client.ts';
import { newId } from '../../kernel/ids.ts';
import { log } from '../../kernel/log.ts';
import { checkLedger } from '../check-ledger.ts';
import { nightly } from '../../queue/recurring.ts';
import { LEDGER_CHECK_HOUR_UTC } from '../limits.ts';

/** Checks the ledger, logs each violation as an error and stores the result. */
async function runCheck(id: string, now: Date): Promise<void> {
  const faults = await checkLedger(now);
  for (const fault of faults) log().error({ ...fault }, 'ledger check failed: invariant violated');
  await db().ledgerCheck.updateMany({
    where: { id, state: 'due' },
    data: {
      state: 'done',
      doneAt: now,
      faultCount: faults.length,
      faults: faults.map((fault) => ({ ...fault })),
    },
  });
}

async function dueCheck(): Promise<{ readonly id: string } | null> {
  return db().ledgerCheck.findFirst({ where: { state: 'due' }, select: { id: true } });
}

/** For the ledger job and the demo world: runs the requested check, or else one of its own. */
export async function checkLedgerNow(now: Date): Promise<void> {
  const data = { id: newId(now.getTime()), state: 'due', askedBy: 'system', askedAt: now } as const;
  await db().ledgerCheck.createMany({ data, skipDuplicates: true });
  const due = await dueCheck();
  if (due) await runCheck(due.id, now);
}

/**
 * Each night, and when staff asked for it: logs and stores violations of the ledger invariants. Both are jobs
 * of one queue, of which at most one runs in the cluster.
 */
export const checkLedgerWork = nightly(
  'ledger',
  LEDGER_CHECK_HOUR_UTC,
  checkLedgerNow,
  async () => (await dueCheck()) !== null,
);
