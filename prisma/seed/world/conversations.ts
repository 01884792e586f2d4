import type { Db } from '../../../lib/db/client.ts';
import type { Brand } from '../../../lib/brands/schema.ts';
import { moveCredits } from '../../../lib/credits/move-credits.ts';
import type { Answerer, CreditBucket, Gender } from '../../../lib/db/generated/enums.ts';
import { currentFlow } from '../../../lib/flows/queries.ts';
import { HOUR, MINUTE } from '../../../lib/kernel/clock.ts';
import { newId } from '../../../lib/kernel/ids.ts';
import type { DemoLogin } from './logins.ts';
import type { WorldCopy } from './world-copy.ts';

/** The credit bucket that pays for each login's messages, at the price the member would have paid. */
const PURSES: Readonly<Record<DemoLogin, CreditBucket>> = {
  free: 'free',
  verified: 'free',
  paid: 'bought',
  vip: 'subscription',
  anna: 'free',
};
/** They have received a first message and not answered it yet. */
const UNANSWERED: readonly DemoLogin[] = ['free', 'verified'];

export type Writer = {
  readonly login: DemoLogin;
  readonly memberId: string;
  readonly profileId: string;
  readonly gender: Gender;
  readonly seeking: Gender;
};

type Peer = {
  readonly id: string;
  readonly kind: string;
  readonly answeredBy: readonly Answerer[];
};

/**
 * Gives a login some conversations, started by others and answered by the login, so that its inbox is not
 * empty. The login's own messages are paid from its credits; once these are used up, the conversation ends.
 */
export async function seedConversations(
  tx: Db,
  brand: Brand,
  copy: WorldCopy,
  login: Writer,
  now: Date,
): Promise<void> {
  const purse = PURSES[login.login];
  const isUnanswered = UNANSWERED.includes(login.login);
  const peers = await tx.profile.findMany({
    where: {
      listings: { some: { brandId: brand.id } },
      gender: login.seeking,
      seeking: login.gender,
      verifiedOnly: false,
      // Excludes other logins, so that no conversation appears in two of them.
      OR: [{ kind: 'hosted' }, { member: { passwordHash: null } }],
    },
    orderBy: [{ kind: 'desc' }, { publicId: 'asc' }],
    select: { id: true, kind: true, answeredBy: true },
  });
  const some = [...new Set([peers.at(0), peers.at(-1), peers.at(1), peers.at(2)])];
  const conversations = isUnanswered ? copy.conversations.slice(-1) : copy.conversations;
  // The oldest first, so that the credit history is in the order of its dates.
  for (const [index, lines] of [...conversations.entries()].toReversed()) {
    const peer = isUnanswered ? some[1] : some[index];
    if (peer)
      await seedConversation(
        tx,
        { brand, login, peer, lines, purse, hoursAgo: 3 + index * 9 },
        now,
      );
  }
}

type SeedConversation = {
  readonly brand: Brand;
  readonly login: Writer;
  readonly peer: Peer;
  readonly lines: readonly string[];
  readonly purse: CreditBucket;
  readonly hoursAgo: number;
};

async function seedConversation(tx: Db, conversation: SeedConversation, now: Date): Promise<void> {
  const { brand, login, peer, lines, purse, hoursAgo } = conversation;
  const { config } = await currentFlow(brand.id, '7');
  const cost = purse === 'free' ? 1 : config.messageCost;
  const begun = now.getTime() - hoursAgo * HOUR;
  const at = (seq: number): Date => new Date(begun + seq * 4 * MINUTE);
  const id = newId(begun);
  const [profileLow = '', profileHigh = ''] = [login.profileId, peer.id].sort();
  const isOwn = (seq: number): boolean => seq % 2 === 0;
  const paid: { seq: number; body: string; own: boolean }[] = [];
  for (const [index, body] of lines.entries()) {
    const seq = index + 1;
    const moved =
      !isOwn(seq) ||
      (await moveCredits(tx, {
        memberId: login.memberId,
        bucket: purse,
        delta: -cost,
        reason: 'message',
        reference: id,
        now: at(seq),
        uniqueKey: `demo:${id}:${String(seq)}`,
      }));
    // Without credits the conversation ends with the other side's message.
    if (moved === null) break;
    paid.push({ seq, body, own: isOwn(seq) });
  }
  const lastSeq = paid.length;
  const unread = lastSeq % 2;
  const lastMessageAt = at(lastSeq);
  await tx.conversation.create({
    data: {
      id,
      brandId: brand.id,
      profileLow,
      profileHigh,
      lastSeq,
      lastMessageAt,
      openedBy: login.profileId,
      personalAt: at(1),
      createdAt: at(0),
    },
  });
  await tx.message.createMany({
    data: paid.map(({ seq, body, own }) => ({
      conversationId: id,
      seq,
      body,
      kind: 'personal',
      createdAt: at(seq),
      senderId: own ? login.profileId : peer.id,
      idClient: newId(at(seq).getTime()),
      ...(own && { bucket: purse, cost }),
      ...(!own && peer.kind === 'hosted' && { answeredBy: 'script' }),
      open: own ? peer.kind === 'hosted' : purse !== 'free',
    })),
  });
  const inbox = await tx.inbox.upsert({
    where: { profileId: login.profileId },
    create: { profileId: login.profileId, change: 1, unread },
    update: { change: { increment: 1 }, unread: { increment: unread } },
  });
  const peerInbox = await tx.inbox.upsert({
    where: { profileId: peer.id },
    create: { profileId: peer.id, change: 1 },
    update: { change: { increment: 1 } },
  });
  const sides = { conversationId: id, lastMessageAt };
  await tx.participant.createMany({
    data: [
      {
        ...sides,
        profileId: login.profileId,
        peerId: peer.id,
        unread,
        readSeq: lastSeq - unread,
        change: inbox.change,
      },
      {
        ...sides,
        profileId: peer.id,
        peerId: login.profileId,
        readSeq: lastSeq,
        change: peerInbox.change,
      },
    ],
  });
  if (peer.kind === 'hosted') {
    await tx.disclosure.createMany({
      data: { memberId: login.memberId, profileId: peer.id, surface: 'thread', at: at(0) },
      skipDuplicates: true,
    });
  }
}
