import { db, inTransaction } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { retryOnDeadlock } from '../../db/retry.ts';
import type { DueWork } from '../../queue/due-work.ts';
import { log } from '../../kernel/log.ts';
import { removeFilesNow } from '../../media/remove-files.ts';
import { endExports } from '../export/end-exports.ts';
import { forgetViewer } from '../../identity/forget-viewer.ts';
import { lockLeaving } from '../../identity/lock-member.ts';
import { eraseAccount } from './erase-account.ts';

/** Erases one account in one transaction: under its lock it checks again whether the member has cancelled meanwhile. */
async function erase(memberId: string, going: Prisma.UserWhereInput, now: Date): Promise<boolean> {
  try {
    await retryOnDeadlock(() =>
      inTransaction(async (tx) => {
        await lockLeaving(tx, memberId);
        const dueCount = await tx.user.count({ where: { AND: [{ id: memberId }, going] } });
        if (dueCount === 1) await eraseAccount(tx, memberId, now);
      }),
    );
    forgetViewer(memberId);
    return true;
  } catch (error) {
    log().error({ err: error }, 'account erasure failed');
    return false;
  }
}

/** Called by jobs: erases at most `limit` accounts that match `going`, and deletes their files. Returns how many. */
export async function eraseAccounts(
  going: Prisma.UserWhereInput,
  now: Date,
  limit: number,
): Promise<number> {
  const due = await db().user.findMany({
    where: going,
    orderBy: [{ eraseAt: 'asc' }, { id: 'asc' }],
    take: limit,
    select: { id: true },
  });
  let done = 0;
  for (const { id } of due) done += (await erase(id, going, now)) ? 1 : 0;
  if (done > 0) {
    await removeFilesNow(now);
    await endExports(now, limit);
  }
  return done;
}

/** Due work: erases the accounts whose fourteen days have passed. */
export const eraseAccountsWork: DueWork = {
  name: 'erasures',
  run: (now, limit) =>
    eraseAccounts({ eraseAt: { lte: now }, state: { not: 'erased' } }, now, limit),
};
