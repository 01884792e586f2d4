import { db } from '../../db/client.ts';
import { nightly } from '../../queue/recurring.ts';
import { after, DAY } from '../../kernel/clock.ts';
import { log } from '../../kernel/log.ts';
import { eraseAccounts } from './erase-due-accounts.ts';
import { RETENTION } from '../../legal/retention-table.ts';
import { RETENTION_HOUR_UTC } from '../../legal/limits.ts';
import { ERASED_PER_NIGHT } from '../limits.ts';

/**
 * Removes what is older than the table allows. A failure in one table does not stop the others; it is thrown
 * at the end, so that the job is repeated and shown as failed.
 */
export async function enforceRetention(now: Date): Promise<Readonly<Record<string, number>>> {
  const removed: Record<string, number> = {};
  const failed: string[] = [];
  for (const line of RETENTION) {
    const { table } = line;
    const before = after(now, -line.days * DAY);
    try {
      removed[table] =
        'remove' in line
          ? await db().$executeRaw(line.remove(before))
          : await eraseAccounts(line.erase(before), now, ERASED_PER_NIGHT);
    } catch (error) {
      log().error({ err: error, table }, 'retention deletion failed');
      failed.push(table);
    }
  }
  if (failed.length > 0) throw new Error(`retention deletion failed: ${failed.join(', ')}`);
  return removed;
}

/** Due work, once a night. */
export const enforceRetentionWork = nightly('retention', RETENTION_HOUR_UTC, enforceRetention);
