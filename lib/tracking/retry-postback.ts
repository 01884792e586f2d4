import type { Db } from '../db/client.ts';
import { fail } from '../kernel/errors.ts';

/**
 * For a staff verb, in its transaction: makes a dead postback due again, with its attempts reset. Raises
 * `not_found`.
 */
export async function retryPostback(tx: Db, id: string, now: Date): Promise<void> {
  const { count } = await tx.postback.updateMany({
    where: { id, state: 'dead' },
    data: { state: 'due', attempts: 0, dueAt: now },
  });
  if (count === 0) fail('not_found', { id });
}
