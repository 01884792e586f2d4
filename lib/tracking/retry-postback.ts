import type { Db } from '../db/client.ts';
import { fail } from '../kernel/errors.ts';

/** For staff's verb, in its transaction: a postback that was given up is due again, from the start. Raises `not_found`. */
export async function retryPostback(tx: Db, id: string, now: Date): Promise<void> {
  const { count } = await tx.postback.updateMany({
    where: { id, state: 'dead' },
    data: { state: 'due', attempts: 0, dueAt: now },
  });
  if (count === 0) fail('not_found', { id });
}
