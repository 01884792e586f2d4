import { db } from '../../db/client.ts';
import type { DueWork } from '../../jobs/due-work.ts';
import { newId } from '../../kernel/ids.ts';
import { log } from '../../kernel/log.ts';
import { checkLedger } from '../check-ledger.ts';

/** Looks whether the books add up, says loudly where they do not, and keeps what was seen. */
async function runCheck(id: string, now: Date): Promise<void> {
  const faults = await checkLedger(now);
  for (const fault of faults) log().error({ ...fault }, 'the books do not add up');
  await db().bookCheck.updateMany({
    where: { id, state: 'due' },
    data: {
      ...{ state: 'done', doneAt: now, faultCount: faults.length },
      faults: faults.map((fault) => ({ ...fault })),
    },
  });
}

/** For the nightly job: looks at once. */
export async function checkLedgerNow(now: Date): Promise<void> {
  const id = newId(now.getTime());
  const data = { id, state: 'due', askedBy: 'system', askedAt: now };
  await db().bookCheck.createMany({ data, skipDuplicates: true });
  await askedChecks(now);
}

async function askedChecks(now: Date): Promise<number> {
  const due = await db().bookCheck.findMany({ where: { state: 'due' }, select: { id: true } });
  for (const { id } of due) await runCheck(id, now);
  return due.length;
}

/** Due work: the look that somebody asked for. Two looks at once see the same; the first one's word is kept. */
export const requestedLedgerChecksWork: DueWork = { name: 'book-checks', run: askedChecks };
