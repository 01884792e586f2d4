import type { Db } from '../db/client.ts';
import { SECOND_LOOK_EVERY } from './limits.ts';

/** Serialises the first decisions of a moderator: two at once would both be drawn, or neither. */
export async function lockSecondLooks(tx: Db, actor: string): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`second looks of ${actor}`}, 0))`;
}

/** Whether the next decision of a moderator is the one that another moderator makes again. */
export async function isSampled(tx: Db, actor: string): Promise<boolean> {
  await lockSecondLooks(tx, actor);
  const before = await tx.photoVerification.findMany({
    where: { firstBy: actor },
    orderBy: [{ firstAt: 'desc' }, { id: 'desc' }],
    take: SECOND_LOOK_EVERY - 1,
    select: { sampled: true },
  });
  return before.length === SECOND_LOOK_EVERY - 1 && before.every(({ sampled }) => !sampled);
}
