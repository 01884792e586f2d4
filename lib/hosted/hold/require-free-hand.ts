import type { Prisma } from '../../db/generated/client.ts';
import { fail } from '../../kernel/errors.ts';

type Hand = {
  readonly conversationId: string;
  readonly actor: string;
  readonly most: number;
  readonly now: Date;
};

/**
 * Requires that an operator may hold one more conversation, in the transaction that assigns it: assignments
 * to one operator are serialised, so that two presses at once never exceed the limit. Raises `conflict` with
 * `most`.
 */
export async function requireFreeHand(
  tx: Prisma.TransactionClient,
  { conversationId, actor, most, now }: Hand,
): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`conversations of ${actor}`}, 0))`;
  const held = await tx.conversation.count({
    where: { heldBy: actor, heldUntil: { gt: now }, id: { not: conversationId } },
  });
  if (held >= most) fail('conflict', { most });
}
