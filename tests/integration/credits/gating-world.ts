import { blockPeer } from '#lib/chat/conversations/block-peer.ts';
import { markRead } from '#lib/chat/messages/mark-read.ts';
import { sendHostedReply } from '#lib/chat/send-hosted-reply.ts';
import type { MemberViewer } from '#lib/identity/viewer.ts';
import { deriveLevel } from '#lib/credits/derive-level.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { recordDisclosures } from '#lib/disclosure/record-disclosures.ts';
import { chooseProfile } from '#lib/discovery/swipe/choose.ts';
import { after, clock, DAY, SECOND } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { createHostedProfile } from '#tests/factories/profile.ts';
import { firstRegion } from '../../factories/first-region.ts';
import { grant, purse, withdraw } from '../chat/purse.ts';
import { acquaint, change, conversationOf, say, viewerOf } from '../chat/chat-helpers.ts';
import type { Case } from './gating-case.ts';
import { purseBefore, type Purse } from './gating-oracle.ts';

type Peer = {
  readonly profileId: string;
  readonly angelId: string;
  /** Null for a hosted or system profile. */
  readonly member: CreatedMember | null;
};

type Pair = { readonly sender: CreatedMember; readonly peer: Peer };

export type World = Pair & {
  /** Read before the account was disabled, as a session caches it for a moment. */
  readonly viewer: MemberViewer;
};

async function createPeer({ peer }: Case): Promise<Peer> {
  if (peer === 'system') {
    const { id, publicId } = await db().profile.findFirstOrThrow({
      where: { kind: 'system' },
      orderBy: { id: 'asc' },
    });
    return { profileId: id, angelId: publicId, member: null };
  }
  if (peer === 'hosted') {
    const { id: regionId } = await firstRegion('it');
    const { profileId, publicId } = await createHostedProfile({ regionId });
    return { profileId, angelId: publicId, member: null };
  }
  const brandId = peer === 'member' ? 'dolcevita' : 'fuego';
  const member = await createMember({ gender: 'woman', brandId });
  return { profileId: member.profileId, angelId: member.angelId, member };
}

async function like(from: CreatedMember, angelId: string): Promise<void> {
  const viewer = await viewerOf(from);
  const choice = { choice: 'like', source: 'find', idClient: newId() } as const;
  await chooseProfile({ viewer, angelId, ...choice });
}

async function hold(member: CreatedMember, wanted: Purse): Promise<void> {
  const held = await purse(member);
  for (const bucket of ['icebreakers', 'free', 'subscription', 'bought'] as const) {
    const more = wanted[bucket] - held[bucket];
    if (more > 0) await grant(member, bucket, more);
    if (more < 0) await withdraw(member, bucket, -more);
  }
}

const NOTHING: Purse = { icebreakers: 0, free: 0, subscription: 0, bought: 0 };

async function answer({ sender, peer }: Pair): Promise<void> {
  if (peer.member !== null) {
    await say(peer.member, sender.angelId);
    return;
  }
  const { id } = await db().replyTask.findFirstOrThrow({ where: { memberId: sender.memberId } });
  const to = { profileId: sender.profileId, publicId: sender.publicId };
  const reply = { text: 'Eccomi', answerer: 'script', open: false } as const;
  await sendHostedReply({ taskId: id, from: peer.profileId, to, ...reply });
}

async function live({ earlier, matched, peerPays }: Case, pair: Pair): Promise<void> {
  const { sender, peer } = pair;
  if (earlier === 'my like') await like(sender, peer.angelId);
  if (earlier === 'their like' && peer.member) await like(peer.member, sender.angelId);
  if (earlier.startsWith('mine') || earlier === 'both') await say(sender, peer.angelId);
  if (earlier === 'mine, read' && peer.member) {
    await markRead(await viewerOf(peer.member), sender.angelId, undefined);
  }
  if (peer.member && peerPays !== 'nothing') {
    await hold(peer.member, { ...NOTHING, bought: 10 });
  }
  if (earlier === 'theirs' || earlier === 'both') await answer(pair);
  if (peer.member && peerPays === 'now') await hold(peer.member, { ...NOTHING, bought: 10 });
  if (matched && peer.member) {
    await acquaint(sender, peer.member);
    const { id } = await conversationOf(sender.profileId, peer.profileId);
    await db().conversation.update({ where: { id }, data: { matchedAt: clock.now() } });
  }
}

async function block({ blockedBy }: Case, { sender, peer }: Pair): Promise<void> {
  const [blocker, blocked] = blockedBy === 'sender' ? [sender, peer] : [peer.member, sender];
  if (blockedBy === 'nobody' || !blocker) return;
  await blockPeer(await viewerOf(blocker), blocked.angelId, clock.now());
}

async function subscribe({ memberId }: CreatedMember, period: Case['period']): Promise<void> {
  const now = clock.now();
  const periodEnd = after(now, DAY);
  const plan = await db().planVersion.findFirstOrThrow({
    where: { kind: 'subscription' },
    orderBy: { id: 'asc' },
  });
  await db().subscription.create({
    data: {
      id: newId(),
      memberId,
      planVersionId: plan.id,
      state: 'active',
      period: 1,
      anchorAt: now,
      createdAt: now,
      periodStart: now,
      periodEnd,
      accessUntil: periodEnd,
      cancelAtPeriodEnd: period !== 'renewing',
    },
  });
  await inTransaction((tx) => deriveLevel(tx, memberId, now));
}

async function end(sender: CreatedMember): Promise<void> {
  const periodEnd = after(clock.now(), -SECOND);
  const periodStart = after(periodEnd, -DAY);
  const { memberId } = sender;
  const over = { periodStart, periodEnd, accessUntil: periodEnd };
  await db().subscription.updateMany({ where: { memberId }, data: over });
  await change(sender, { paidUntil: periodEnd });
}

async function setAvailability({ availability }: Case, { profileId, member }: Peer): Promise<void> {
  if (availability === 'unlisted') await db().profileListing.deleteMany({ where: { profileId } });
  if (availability === 'not suiting') {
    await db().profileListing.updateMany({ where: { profileId }, data: { seeking: 'woman' } });
  }
  if (availability === 'for the verified') {
    await db().profile.update({ where: { id: profileId }, data: { verifiedOnly: true } });
  }
  if (availability !== 'gone') return;
  if (member !== null) await change(member, { state: 'disabled' });
  else await db().profile.update({ where: { id: profileId }, data: { state: 'paused' } });
}

/** Two profiles in the state of a case, created by the product's verbs; the balances are set last. */
export async function createWorld(one: Case): Promise<World> {
  const [sender, peer] = await Promise.all([
    createMember({ flowCode: one.flow, cardVerified: true }),
    createPeer(one),
  ]);
  const shown = [{ id: peer.profileId, kind: 'hosted' }];
  if (one.disclosed) await recordDisclosures(sender.memberId, shown, 'profile', clock.now());
  await live(one, { sender, peer });
  await block(one, { sender, peer });
  await setAvailability(one, peer);
  if (one.period !== 'none') await subscribe(sender, one.period);
  await hold(sender, purseBefore(one));
  if (one.period === 'over') await end(sender);
  if (!one.cardVerified) await change(sender, { cardVerifiedAt: null, cardVerifiedBy: null });
  const viewer = await viewerOf(sender);
  if (one.sender === 'disabled') await change(sender, { state: 'disabled' });
  if (one.sender === 'unconfirmed') await change(sender, { emailConfirmedAt: null });
  return { sender, peer, viewer };
}
