import { db } from '../../db/client.ts';
import { nightly } from '../../jobs/nightly.ts';
import { after, DAY } from '../../kernel/clock.ts';
import { log } from '../../kernel/log.ts';
import { eraseAccounts } from '../erasure/erase-due-accounts.ts';
import { RETENTION } from './retention-table.ts';

const NIGHT_HOUR_UTC = 3;
/** Whatever is more goes the nights after: other jobs wait meanwhile. */
const MOST_ERASED = 1_000;

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

/** Due work of each night. */
export const enforceRetentionWork = nightly('retention', NIGHT_HOUR_UTC, enforceRetention);
