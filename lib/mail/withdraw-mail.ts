import type { Db } from '../db/client.ts';

/**
 * Deletes the mail of a cause that no longer holds, if no worker has begun to send it: one that was claimed may have been
 * delivered. Returns whether a mail was deleted.
 */
export async function withdrawMail(tx: Db, dedupeKey: string): Promise<boolean> {
  const { count } = await tx.mailMessage.deleteMany({
    where: { dedupeKey, state: 'due', attempts: 0 },
  });
  return count > 0;
}
