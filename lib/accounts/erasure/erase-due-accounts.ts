import { db, inTransaction } from '../../db/client.ts';
import { retryOnDeadlock } from '../../db/retry.ts';
import type { DueWork } from '../../jobs/due-work.ts';
import { log } from '../../kernel/log.ts';
import { removeFilesNow } from '../../media/remove-files.ts';
import { endExports } from '../export/end-exports.ts';
import { forgetViewer } from '../forget-viewer.ts';
import { eraseAccount } from './erase-account.ts';

/** One account in one transaction: whoever stays after all in this very moment is asked again under its lock. */
async function erase(memberId: string, now: Date): Promise<boolean> {
  try {
    await retryOnDeadlock(() =>
      inTransaction(async (tx) => {
        const [due] = await tx.$queryRaw<{ id: string }[]>`
          select id::text from users
           where id = ${memberId}::uuid and erase_at <= ${now} and state <> 'erased'
             for no key update skip locked`;
        if (due) await eraseAccount(tx, memberId, now);
      }),
    );
    forgetViewer(memberId);
    return true;
  } catch (error) {
    log().error({ err: error }, 'an account could not be erased yet');
    return false;
  }
}

/** Due work: erases the accounts whose fourteen days are over, and deletes their files. */
export const eraseAccountsWork: DueWork = {
  name: 'erasures',
  run: async (now, limit) => {
    const due = await db().user.findMany({
      where: { eraseAt: { lte: now }, state: { not: 'erased' } },
      orderBy: { eraseAt: 'asc' },
      take: limit,
      select: { id: true },
    });
    let done = 0;
    for (const { id } of due) done += (await erase(id, now)) ? 1 : 0;
    if (done > 0) {
      await removeFilesNow(now);
      await endExports(now, limit);
    }
    return done;
  },
};
