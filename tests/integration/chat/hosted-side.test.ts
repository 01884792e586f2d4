import { beforeEach, describe, expect, test } from '@jest/globals';
import { addNotice } from '#lib/chat/add-notice.ts';
import { chatContract } from '#lib/chat/contract.ts';
import { openThread } from '#lib/chat/conversations/open-thread.ts';
import { receivedNotices } from '#lib/chat/notices/received-notices.ts';
import { sendHostedReply } from '#lib/chat/send-hosted-reply.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { recordDisclosures } from '#lib/disclosure/record-disclosures.ts';
import { hostedLabel } from '#lib/disclosure/hosted-label.ts';
import { chooseProfile } from '#lib/discovery/swipe/choose.ts';
import { after, clock, HOUR, SECOND } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { createHostedProfile } from '#tests/factories/profile.ts';
import { firstRegion } from '../../factories/first-region.ts';
import { grant } from './purse.ts';
import { capturePushes, conversationOf, say, viewerOf } from './chat-helpers.ts';

let ugo: CreatedMember;
let hosted: { readonly profileId: string; readonly publicId: string };

beforeEach(async () => {
  const { id: regionId } = await firstRegion('it');
  [ugo, hosted] = await Promise.all([
    createMember(),
    createHostedProfile({ regionId, answeredBy: ['operator', 'script'] }),
  ]);
  await grant(ugo, 'free', 10);
  const shown = [{ id: hosted.profileId, kind: 'hosted' }];
  await recordDisclosures(ugo.memberId, shown, 'profile', clock.now());
  for (let n = 0; n < 3; n += 1) await say(ugo, hosted.publicId);
});

const inbox = (profileId: string) => db().inbox.findUniqueOrThrow({ where: { profileId } });
const due = () =>
  db().replyTask.findFirstOrThrow({ where: { memberId: ugo.memberId, state: 'due' } });
const answer = (taskId: string, answerer: 'script' | 'operator' = 'script') =>
  sendHostedReply({
    taskId,
    from: hosted.profileId,
    text: 'Ciao!',
    answerer,
    open: false,
    to: { profileId: ugo.profileId, publicId: ugo.publicId },
  });

test('a reply marks the messages it answers as read and notifies the writer', async () => {
  expect((await inbox(hosted.profileId)).unread).toBe(3);
  const pushed = capturePushes();
  const { id } = await due();
  expect(await answer(id)).toEqual({ outcome: 'sent', seq: 4 });
  const { participants } = await conversationOf(ugo.profileId, hosted.profileId);
  const side = participants.find(({ profileId }) => profileId === hosted.profileId);
  expect(side).toMatchObject({ unread: 0, readSeq: 4, deliveredSeq: 4 });
  expect((await inbox(hosted.profileId)).unread).toBe(0);
  expect(pushed.map(({ name }) => name)).toEqual(['read', 'chat']);
  expect(pushed[0]?.payload).toMatchObject({ angelId: hosted.publicId, seq: 4, by: 'peer' });
  // [finding 30]
  const label = hostedLabel(['operator', 'script'], 'it');
  expect(pushed[1]?.payload).toMatchObject({ kind: 'hosted', label });
  await say(ugo, hosted.publicId);
  expect((await inbox(hosted.profileId)).unread).toBe(1);
});

test('a reply sends no read mark to a member who hides theirs', async () => {
  await db().profile.update({ where: { id: ugo.profileId }, data: { showsRead: false } });
  const pushed = capturePushes();
  const { id } = await due();
  await answer(id);
  expect(pushed.map(({ name }) => name)).toEqual(['chat']);
});

test('a like of a hosted profile is listed with who answers and with its label', async () => {
  const { id: conversationId } = await conversationOf(ugo.profileId, hosted.profileId);
  const sides = { conversationId, from: hosted.profileId, to: ugo.profileId };
  await inTransaction((tx) =>
    addNotice(tx, { ...sides, kind: 'like', category: null, now: clock.now() }),
  );
  const listed = await receivedNotices(await viewerOf(ugo), ugo.publicId, 'it');
  const answeredBy = ['operator', 'script'];
  const like = { angelId: hosted.publicId, kind: 'hosted', answeredBy, type: 'like' };
  const { reply } = chatContract['GET /api/get/notifications/{trackerId}'];
  expect(reply.parse(listed)).toMatchObject({
    like: [{ ...like, label: hostedLabel(answeredBy, 'it') }],
    visits: [],
  });
});

describe('a conversation claimed by an operator', () => {
  const hold = async () => {
    const { id } = await conversationOf(ugo.profileId, hosted.profileId);
    const heldUntil = after(clock.now(), HOUR);
    await db().conversation.update({ where: { id }, data: { heldBy: 'desk', heldUntil } });
  };

  test('refuses a reply of the script, whose task remains due', async () => {
    await hold();
    const { id } = await due();
    expect(await answer(id)).toEqual({ outcome: 'held' });
    expect((await due()).id).toBe(id);
  });

  test('accepts a message of the operator without a task, and of no one else', async () => {
    expect(await answer(newId(), 'operator')).toEqual({ outcome: 'answered_before' });
    await hold();
    expect(await answer(newId(), 'operator')).toEqual({ outcome: 'sent', seq: 4 });
    const asked = { trackerId: ugo.publicId, angelId: hosted.publicId, limit: 10 };
    const thread = await openThread(await viewerOf(ugo), asked, 'it', clock.now());
    expect(thread).toMatchObject({ heldByOperator: true, peerReadSeq: 4 });
  });
});

describe('the pending notification outside the app', () => {
  test('is scheduled once for a member, and not for a hosted profile', async () => {
    expect((await inbox(hosted.profileId)).notifyAt).toBeNull();
    const before = clock.ms();
    const { id } = await due();
    await answer(id);
    const { notifyAt } = await inbox(ugo.profileId);
    expect(notifyAt?.getTime()).toBeGreaterThanOrEqual(before + 20 * SECOND);
    await say(ugo, hosted.publicId);
    await answer((await due()).id);
    expect((await inbox(ugo.profileId)).notifyAt).toEqual(notifyAt);
  });

  test('is scheduled for a like too, on the receiving side only', async () => {
    const anna = await createMember({ gender: 'woman' });
    const choice = { choice: 'like', source: 'find', idClient: newId() } as const;
    await chooseProfile({ viewer: await viewerOf(anna), angelId: ugo.angelId, ...choice });
    expect((await inbox(ugo.profileId)).notifyAt).not.toBeNull();
    expect((await inbox(anna.profileId)).notifyAt).toBeNull();
  });
});
