import { expect, test } from '@jest/globals';
import { markRead } from '#lib/chat/mark-read.ts';
import { openConversation } from '#lib/chat/send/open-conversation.ts';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { ask } from '../http/callers.ts';

/** Puts messages of these kinds where a conversation of the two keeps them. */
async function leave(
  from: CreatedMember,
  to: CreatedMember,
  kinds: readonly string[],
): Promise<void> {
  const { brandId, profileId } = from;
  const now = clock.now();
  await openConversation({ brandId, opener: profileId, peer: to.profileId, now });
  const pair = { participants: { every: { profileId: { in: [profileId, to.profileId] } } } };
  const { id, lastSeq } = await db().conversation.findFirstOrThrow({ where: pair });
  await db().message.createMany({
    data: kinds.map((kind, index) => ({
      ...{ conversationId: id, seq: lastSeq + 1 + index, senderId: profileId, idClient: newId() },
      ...{ kind, body: '', open: true, createdAt: now },
    })),
  });
  const last = lastSeq + kinds.length;
  await db().conversation.update({ where: { id }, data: { lastSeq: last, lastMessageAt: now } });
  const unread = { increment: kinds.length };
  await db().participant.update({
    where: { conversationId_profileId: { conversationId: id, profileId: to.profileId } },
    data: { unread },
  });
  await db().inbox.update({ where: { profileId: to.profileId }, data: { unread } });
}

async function shown({ publicId, token }: CreatedMember): Promise<unknown> {
  const params = { trackerId: publicId };
  const { text } = await ask({ key: 'GET /api/get/all/{trackerId}', token, params });
  return JSON.parse(text);
}

test('the navigation counts what is new and names whom the member likes', async () => {
  const member = await createMember();
  const [one, other] = [await createMember(), await createMember()];
  expect(await shown(member)).toEqual({
    ...{ undreadedMessages: 0, newNotifications: 0, profiliLike: [] },
  });
  await leave(one, member, ['like', 'visit', 'personal']);
  await leave(other, member, ['visit']);
  await leave(member, one, ['like', 'like']);
  await leave(member, other, ['personal']);
  expect(await shown(member)).toEqual({
    ...{ undreadedMessages: 4, newNotifications: 3, profiliLike: [one.angelId] },
  });
  // One's likes are no notification of the member's own, and the other way round.
  expect(await shown(one)).toMatchObject({
    ...{ undreadedMessages: 2, newNotifications: 2, profiliLike: [member.angelId] },
  });
  await markRead(await viewerOfToken(member.token), one.angelId, undefined);
  expect(await shown(member)).toMatchObject({ undreadedMessages: 1, newNotifications: 1 });
});

test('what a member has hidden or blocked is counted no more', async () => {
  const member = await createMember();
  for (const mark of ['hiddenAt', 'blockedAt']) {
    const peer = await createMember();
    await leave(peer, member, ['like']);
    expect(await shown(member)).toMatchObject({ newNotifications: 1 });
    const { profileId } = member;
    await db().participant.updateMany({
      where: { profileId, peerId: peer.profileId },
      data: { [mark]: clock.now() },
    });
    expect(await shown(member)).toMatchObject({ newNotifications: 0 });
  }
});
