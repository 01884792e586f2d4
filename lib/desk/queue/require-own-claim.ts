import { db } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import type { QueueKey } from './kinds.ts';

/** Raises `conflict` while another moderator holds the item. */
export async function requireOwnClaim(
  { kind, id: itemId }: QueueKey,
  operatorId: string,
  now: Date,
): Promise<void> {
  const held = await db().queueClaim.findUnique({ where: { kind_itemId: { kind, itemId } } });
  if (held && held.until > now && held.operatorId !== operatorId) fail('conflict');
}
