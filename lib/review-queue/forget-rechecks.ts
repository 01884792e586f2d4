import type { Db } from '../db/client.ts';

/**
 * Call inside the transaction that deletes items of a moderation queue for their owner: copies of them that wait for a
 * second review are deleted with them.
 */
export async function forgetRechecks(tx: Db, itemIds: readonly string[]): Promise<void> {
  if (itemIds.length === 0) return;
  await tx.recheck.deleteMany({ where: { itemId: { in: [...itemIds] }, secondAt: null } });
}
