import { db } from '../../db/client.ts';
import type { DueWork } from '../../jobs/due-work.ts';
import { after, DAY } from '../../kernel/clock.ts';
import { log } from '../../kernel/log.ts';
import { eraseAccounts } from '../erasure/erase-due-accounts.ts';
import { RETENTION } from './retention-table.ts';

const NAME = 'retention';
const NIGHT_HOUR_UTC = 3;
/** Whatever is more goes the nights after: other jobs wait meanwhile. */
const MOST_ERASED = 1_000;

function nextNight(now: Date): Date {
  const night = new Date(now);
  night.setUTCHours(NIGHT_HOUR_UTC, 0, 0, 0);
  return night > now ? night : after(night, DAY);
}

/** Removes what is older than the table allows; one line's failure keeps no other from being kept to. */
export async function enforceRetention(now: Date): Promise<Readonly<Record<string, number>>> {
  const removed: Record<string, number> = {};
  for (const line of RETENTION) {
    const { table } = line;
    const before = after(now, -line.days * DAY);
    try {
      removed[table] =
        'remove' in line
          ? await db().$executeRaw(line.remove(before))
          : await eraseAccounts(line.erase(before), now, MOST_ERASED);
    } catch (error) {
      log().error({ err: error, table }, 'what is too old could not be removed');
    }
  }
  return removed;
}

/** Each night once a cluster: the row of the recurring job is claimed before the work begins. */
export const enforceRetentionWork: DueWork = {
  name: NAME,
  run: async (now) => {
    const data = { name: NAME, dueAt: nextNight(now) };
    await db().recurringJob.createMany({ data, skipDuplicates: true });
    const { count } = await db().recurringJob.updateMany({
      where: { name: NAME, dueAt: { lte: now } },
      data: { dueAt: nextNight(now), ranAt: now },
    });
    if (count === 1) await enforceRetention(now);
    return count;
  },
};
