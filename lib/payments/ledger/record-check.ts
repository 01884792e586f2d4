import { db } from '../../db/client.ts';
import type { DueWork } from '../../queue/due-work.ts';
import { newId } from '../../kernel/ids.ts';
import { log } from '../../kernel/log.ts';
import { checkLedger } from '../check-ledger.ts';
import { nightly } from '../../queue/recurring.ts';

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

/** For the nightly job: requests a check and runs it at once. */
export async function checkLedgerNow(now: Date): Promise<void> {
  const id = newId(now.getTime());
  const data = { id, state: 'due', askedBy: 'system', askedAt: now } as const;
  await db().ledgerCheck.createMany({ data, skipDuplicates: true });
  await askedChecks(now);
}

async function askedChecks(now: Date): Promise<number> {
  const due = await db().ledgerCheck.findMany({ where: { state: 'due' }, select: { id: true } });
  for (const { id } of due) await runCheck(id, now);
  return due.length;
}

/** Due work: the requested ledger checks. Of two concurrent runs of one check, only the first result is stored. */
export const requestedLedgerChecksWork: DueWork = { name: 'ledger-checks', run: askedChecks };

const NIGHT_HOUR_UTC = 2;

/** Nightly due work: logs and stores violations of the ledger invariants. */
export const checkLedgerWork = nightly('ledger', NIGHT_HOUR_UTC, checkLedgerNow);
