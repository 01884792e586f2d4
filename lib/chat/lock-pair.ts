import type { Prisma } from '../db/generated/client.ts';

type Pair = {
  readonly id: string;
  readonly blockedAt: Date | null;
  readonly matchedAt: Date | null;
};

/**
 * The conversation of two profiles, locked: writers, readers and blockers of it wait here. Taken before any
 * other lock. A pair without a conversation is an error of the caller.
 */
export async function lockPair(
  tx: Prisma.TransactionClient,
  one: string,
  other: string,
): Promise<Pair> {
  const [pair] = await tx.$queryRaw<Pair[]>`
    select id::text, blocked_at as "blockedAt", matched_at as "matchedAt" from conversations
     where profile_low = least(${one}::uuid, ${other}::uuid)
       and profile_high = greatest(${one}::uuid, ${other}::uuid)
       for no key update`;
  if (!pair) throw new Error('conversation not found for profile pair');
  return pair;
}

/**
 * Subtracts what both sides have not read of a conversation from their totals, or adds it back, and lets
 * their devices catch up. Under the conversation's lock.
 */
export async function countUnread(
  tx: Prisma.TransactionClient,
  conversationId: string,
  counts: boolean,
): Promise<void> {
  const sign = counts ? 1 : -1;
  await tx.$executeRaw`
    with inbox as materialized (
      select i.profile_id, a.unread
        from participants a join inboxes i on i.profile_id = a.profile_id
       where a.conversation_id = ${conversationId}::uuid
       order by i.profile_id for no key update of i),
    counted as (
      update inboxes i set change = i.change + 1,
             unread = greatest(0, i.unread + ${sign}::int * inbox.unread)
        from inbox where i.profile_id = inbox.profile_id
      returning i.profile_id, i.change)
    update participants a set change = counted.change from counted
     where a.conversation_id = ${conversationId}::uuid and a.profile_id = counted.profile_id`;
}
