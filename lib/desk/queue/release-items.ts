import { db } from '../../db/client.ts';
import { isId } from '../../kernel/ids.ts';
import type { QueueKey } from './kinds.ts';

/** For moderators: releases the items they hold. */
export async function releaseItems(operatorId: string, held: readonly QueueKey[]): Promise<void> {
  const own = held.filter(({ id }) => isId(id)).map(({ kind, id }) => ({ kind, itemId: id }));
  if (own.length === 0) return;
  await db().queueClaim.deleteMany({ where: { operatorId, OR: own } });
}
