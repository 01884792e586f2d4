import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { eraseAccount } from '#lib/accounts/erasure/erase-account.ts';
import { blockPeer, unblockPeer } from '#lib/chat/conversations/block-peer.ts';
import { sendMessage } from '#lib/chat/send-message.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { runDue } from '#lib/jobs/run-due.ts';
import { after, clock, DAY, HOUR, MINUTE, SECOND } from '#lib/kernel/clock.ts';
import { env } from '#lib/kernel/env.ts';
import { chatPicture } from '#lib/media/chat-picture-file.ts';
import { sendChatPhotos } from '#lib/chat-photos/send-chat-photos.ts';
import { removeFiles } from '#lib/media/remove-files.ts';
import { approveChatPhoto, rejectChatPhoto } from '#lib/moderation/photos/review-chat-photo.ts';
import { runCommand } from '#lib/command-line/command-line.ts';
import type { CreatedMember } from '#tests/factories/member.ts';
import { capturePushes, change, codeOf, conversationOf, viewerOf } from '../chat/chat-helpers.ts';
import { createMatch, letGo, onOwnPhoto, sendTo, setMatched, threadOf } from './chat-photos.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';
const actor = 'test';

let him: CreatedMember;
let her: CreatedMember;
beforeEach(async () => {
  [him, her] = await createMatch(5);
});

const desk = (...args: string[]) => runCommand(args, clock.now());
const account = () => db().creditAccount.findUniqueOrThrow({ where: { memberId: him.memberId } });
const row = (id: string) => db().chatPhoto.findUniqueOrThrow({ where: { id } });
const messages = async () => (await conversationOf(him.profileId, her.profileId)).messages;
const waiting = async () => (await threadOf(him, her.angelId)).waitingPhotos;

async function pending(msg = ''): Promise<string> {
  return (await sendTo(him, her, { msg })).body.id;
}

describe('an approved photo', () => {
  test('is sent as one message, paid for at that time, and both sides are notified', async () => {
    const id = await pending('Al mare');
    const { idClient } = await row(id);
    const before = await account();
    const pushed = capturePushes();
    await letGo(id);
    expect(await messages()).toMatchObject([
      { kind: 'personal', body: 'Al mare', photoId: id, idClient, senderId: him.profileId },
    ]);
    const spent = await account();
    expect([before.icebreakers - spent.icebreakers, before.free - spent.free]).toEqual([1, 0]);
    expect(await row(id)).toMatchObject({ state: 'sent', dueAt: null });
    const events = pushed.filter(({ name }) => name === 'chat');
    expect(events.map(({ memberId, payload }) => ({ memberId, payload }))).toMatchObject([
      {
        memberId: her.memberId,
        payload: { msg: 'Al mare', attachment: { state: 'covered', width: null, height: null } },
      },
      {
        memberId: him.memberId,
        payload: { attachment: { state: 'shown', width: 640, height: 800 } },
      },
    ]);
    expect(await waiting()).toEqual([]);
  });

  test('is not waiting for its sender once its message is stored, before its row says so', async () => {
    const id = await pending();
    await letGo(id);
    await db().chatPhoto.update({ where: { id }, data: { state: 'approved', sentAt: null } });
    expect(await waiting()).toEqual([]);
  });

  test('needs no text, while a message without a photo does', async () => {
    await letGo(await pending());
    expect(await messages()).toMatchObject([{ body: '' }]);
    const viewer = await viewerOf(him);
    const bare = { viewer, angelId: her.angelId, text: ' ', idClient: randomUUID() };
    expect(await codeOf(sendMessage(bare))).toBe('message_empty');
  });

  test('is sent once by twenty workers, and not again after a crash before the row was updated', async () => {
    const id = await pending();
    await approveChatPhoto({ photoId: id, actor, now: clock.now() });
    await Promise.all(Array.from({ length: 20 }, () => sendChatPhotos(clock.now(), 5)));
    const spent = await account();
    await db().chatPhoto.update({
      where: { id },
      data: { state: 'approved', sentAt: null, dueAt: clock.now() },
    });
    await sendChatPhotos(clock.now(), 5);
    expect([(await messages()).length, (await row(id)).state]).toEqual([1, 'sent']);
    expect(await account()).toEqual(spent);
  });

  test('claimed by a worker that died is sent when the lease expires', async () => {
    const id = await pending();
    await approveChatPhoto({ photoId: id, actor, now: clock.now() });
    await db().chatPhoto.update({ where: { id }, data: { dueAt: after(clock.now(), MINUTE) } });
    await sendChatPhotos(clock.now(), 5);
    expect(await messages()).toEqual([]);
    await sendChatPhotos(after(clock.now(), 3 * MINUTE), 5);
    expect(await messages()).toHaveLength(1);
  });

  test.each([
    [
      'credits_exhausted',
      () =>
        db().creditAccount.update({
          where: { memberId: him.memberId },
          data: { free: 0, icebreakers: 0 },
        }),
    ],
    ['photo_needs_match', () => setMatched(him, her, null)],
    ['conversation_blocked', async () => blockPeer(await viewerOf(him), her.angelId, clock.now())],
    ['peer_unavailable', async () => blockPeer(await viewerOf(her), him.angelId, clock.now())],
    ['account_disabled', () => change(him, { state: 'disabled', disabledReason: 'care' })],
  ])('that may no longer be sent stays unsent and unpaid: %s', async (reason, meanwhile) => {
    const id = await pending('Solo con la foto');
    await meanwhile();
    const before = await account();
    const pushed = capturePushes();
    await letGo(id);
    expect([await row(id), await messages()]).toMatchObject([{ state: 'unsent', reason }, []]);
    expect(await account()).toEqual(before);
    expect(await chatPicture((await row(id)).objectKey)).toBeNull();
    expect(await db().pendingMessage.count({ where: { memberId: him.memberId } })).toBe(0);
    const pushedEvents = pushed.map(({ memberId, name }) => [memberId, name]);
    expect(pushedEvents).toEqual([[him.memberId, 'catchUp']]);
  });

  test('is not sent when the sender’s account is erased before', async () => {
    const id = await pending();
    const { objectKey } = await row(id);
    const now = clock.now();
    const review = { photoId: id, actor, now };
    await Promise.all([
      codeOf(approveChatPhoto(review)),
      inTransaction((tx) => eraseAccount(tx, him.memberId, now)),
    ]);
    await sendChatPhotos(now, 5);
    await removeFiles(now, 50);
    expect([await messages(), await chatPicture(objectKey)]).toEqual([[], null]);
    expect(await codeOf(approveChatPhoto(review))).toBe('not_found');
  });

  test('is sent where a block was removed before the review', async () => {
    const id = await pending();
    const viewer = await viewerOf(her);
    await blockPeer(viewer, him.angelId, clock.now());
    await unblockPeer(viewer, him.angelId);
    await letGo(id);
    expect(await messages()).toHaveLength(1);
  });
});

describe('a refused photo', () => {
  test('shows its sender the reason and the other side nothing', async () => {
    const id = await pending('Parole segrete');
    const { objectKey } = await row(id);
    const pushed = capturePushes();
    const now = clock.now();
    await rejectChatPhoto({ photoId: id, reason: 'nudity', actor, now });
    await sendChatPhotos(now, 5);
    expect(await waiting()).toMatchObject([{ id, state: 'rejected', reason: 'nudity' }]);
    expect([await messages(), (await threadOf(her, him.angelId)).messages]).toEqual([[], []]);
    expect(pushed.map(({ memberId, name }) => [memberId, name])).toEqual([
      [him.memberId, 'catchUp'],
    ]);
    await removeFiles(after(now, 13 * DAY), 50);
    expect(await chatPicture(objectKey)).not.toBeNull();
    await removeFiles(after(now, 15 * DAY), 50);
    expect(await chatPicture(objectKey)).toBeNull();
  });

  test('can be withdrawn by its sender, which allows another upload', async () => {
    const id = await pending();
    await rejectChatPhoto({ photoId: id, reason: 'minor', actor, now: clock.now() });
    expect((await onOwnPhoto(him, 'DELETE', id)).status).toBe(200);
    expect(await waiting()).toEqual([]);
    expect(await db().chatPhoto.count({ where: { id, state: 'withdrawn', reason: null } })).toBe(1);
  });
});

describe('a review', () => {
  const review = (id: string) => ({ photoId: id, actor, now: clock.now() });

  test('is made once, even when several come at once', async () => {
    const id = await pending();
    const codes = await Promise.all([
      codeOf(approveChatPhoto(review(id))),
      codeOf(rejectChatPhoto({ ...review(id), reason: 'violence' })),
      codeOf(approveChatPhoto(review(id))),
      codeOf(approveChatPhoto(review(randomUUID()))),
    ]);
    expect(codes.slice(0, 3).sort()).toEqual(['conflict', 'conflict', 'done']);
    expect(codes[3]).toBe('not_found');
  });

  test('and a withdrawal at the same moment: exactly one takes effect', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await pending();
      const [reviewed, taken] = await Promise.all([
        codeOf(approveChatPhoto(review(id))),
        onOwnPhoto(him, 'DELETE', id),
      ]);
      const { state, objectKey } = await row(id);
      const approved = reviewed === 'done';
      expect([state, taken.status]).toEqual(approved ? ['approved', 409] : ['withdrawn', 200]);
      expect((await chatPicture(objectKey)) !== null).toBe(approved);
      await sendChatPhotos(clock.now(), 5);
    }
  });

  test('can be made on the command line, which records each access to the photo', async () => {
    const id = await pending('Guarda');
    const { lines } = await desk('chat-photos-waiting');
    expect(lines.some((line) => line.includes(id) && line.includes('Guarda'))).toBe(true);
    const file = join(process.env['DATA_DIR'] ?? '', `${id}.webp`);
    expect((await desk('chat-photo-file', id, file)).code).toBe(0);
    expect(readFileSync(file).subarray(8, 12).toString()).toBe('WEBP');
    expect((await desk('reject-chat-photo', id, 'dull')).code).toBe(1);
    expect((await desk('approve-chat-photo', id)).code).toBe(0);
    expect((await desk('reject-chat-photo', id, 'minor')).code).toBe(1);
    const entries = await db().auditEntry.findMany({
      where: { subject: id },
      orderBy: { at: 'asc' },
    });
    expect(entries.map(({ action }) => action)).toEqual(['chat_photo.view', 'chat_photo.approve']);
  });
});

describe('in the demo', () => {
  const before = env().AUTO_MODERATE;
  afterEach(() => {
    Object.assign(env(), { AUTO_MODERATE: before });
  });

  test('approves a photo after ten seconds and sends it', async () => {
    Object.assign(env(), { AUTO_MODERATE: true });
    const id = await pending();
    const { createdAt, dueAt } = await row(id);
    const due = after(createdAt, 10 * SECOND);
    expect(dueAt).toEqual(due);
    await runDue(after(due, -HOUR));
    expect((await row(id)).state).toBe('pending');
    await runDue(due);
    expect([(await row(id)).state, (await messages()).length]).toEqual(['sent', 1]);
  });
});
