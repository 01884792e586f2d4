import { inTransaction } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';
import { retryOnDeadlock } from '../../db/retry.ts';
import { MINUTE } from '../../kernel/clock.ts';
import { claimDue, forEachLeased, type DueRows, type Leased } from '../../queue/claim-due.ts';
import type { DueWork } from '../../queue/due-work.ts';
import {
  closeConversation,
  reopenConversation,
  type Closing,
} from '../conversations/close-conversation.ts';
import { notifyAcquainted } from '../conversations/notify-acquainted.ts';
import { lockPair } from '../lock-pair.ts';
import { openConversation } from '../open-conversation.ts';

export const PAIRS_TO_SETTLE: DueRows = {
  name: 'claim-known-pairs',
  table: 'known_pairs',
  brand: 'brand_id',
  due: 'due_at',
  where: 'due_at is not null',
  leaseMs: MINUTE,
  returning: `t.profile_id as "profileId", t.peer_id as "peerId", t.brand_id as "brandId"`,
};

type Claimed = Leased & {
  readonly profileId: string;
  readonly peerId: string;
  readonly brandId: string;
};

/** True when an open conversation closed. A block, or the end of a match, closes the side already and stays what it is. */
async function close(tx: Prisma.TransactionClient, closing: Closing): Promise<boolean> {
  const { conversationId, profileId, now } = closing;
  const { blockedAt } = await tx.conversation.findUniqueOrThrow({
    where: { id: conversationId },
    select: { blockedAt: true },
  });
  await tx.participant.updateMany({
    where: { conversationId, profileId, blockedAt: null },
    data: { blockedAt: now, knownAt: now },
  });
  if (blockedAt !== null) return false;
  await closeConversation(tx, closing);
  return true;
}

/** True when nothing closes the conversation any more. */
async function reopen(
  tx: Prisma.TransactionClient,
  { conversationId, profileId }: Closing,
): Promise<boolean> {
  const { count } = await tx.participant.updateMany({
    where: { conversationId, profileId, knownAt: { not: null } },
    data: { blockedAt: null, knownAt: null },
  });
  return count > 0 && reopenConversation(tx, conversationId);
}

/** The row's lock is taken after the conversation's. Null when the row was erased or scheduled again meanwhile. */
async function wantedOf(tx: Prisma.TransactionClient, { leaseKey, leasedUntil }: Claimed) {
  const [row] = await tx.$queryRaw<{ wanted: boolean }[]>`
    select wanted from known_pairs where id = ${leaseKey}::uuid and due_at = ${leasedUntil}
       for update`;
  return row?.wanted ?? null;
}

/** What changed for the two: `closed`, `open`, or nothing. */
async function settle(tx: Prisma.TransactionClient, claim: Claimed, now: Date) {
  const { profileId, peerId } = claim;
  const { id: conversationId } = await lockPair(tx, profileId, peerId);
  const closing = { conversationId, profileId, peerId, now };
  const wanted = await wantedOf(tx, claim);
  if (wanted === null) return null;
  const where = { id: claim.leaseKey };
  if (wanted) {
    await tx.knownPair.update({ where, data: { dueAt: null } });
    return (await close(tx, closing)) ? 'closed' : null;
  }
  await tx.knownPair.delete({ where });
  return (await reopen(tx, closing)) ? 'open' : null;
}

async function settlePair(claim: Claimed, now: Date): Promise<void> {
  const { profileId, peerId, brandId } = claim;
  await openConversation({ brandId, opener: profileId, peer: peerId, now });
  const change = await retryOnDeadlock(() => inTransaction((tx) => settle(tx, claim, now)));
  if (change !== null) await notifyAcquainted(profileId, peerId, change === 'closed');
}

/**
 * Due work: closes the conversation of two members whom a list of known people hides from each other, as a block does,
 * or reopens it. Neither is notified, and neither list of blocked people has the other. Each pair is a transaction of its own.
 */
export const settleKnownPairsWork: DueWork = {
  name: 'known people',
  run: async (now, limit) => {
    const claims = await claimDue<Claimed>(PAIRS_TO_SETTLE, now, limit);
    await forEachLeased(PAIRS_TO_SETTLE, claims, (claim) => settlePair(claim, now));
    return claims.length;
  },
};
