// [core §8 change_closed]
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { blockPeer } from '#lib/chat/conversations/block-peer.ts';
import { deleteMessage, editMessage } from '#lib/chat/messages/change-own-message.ts';
import { conversations } from '#lib/chat/conversations/list-conversations.ts';
import { markRead } from '#lib/chat/messages/mark-read.ts';
import { openThread } from '#lib/chat/conversations/open-thread.ts';
import { db } from '#lib/db/client.ts';
import { clock, MINUTE } from '#lib/kernel/clock.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { grant, purse } from './purse.ts';
import {
  capturePushes,
  codeOf,
  conversationOf,
  say,
  viewerOf,
  type Pushed,
} from './chat-helpers.ts';

let ugo: CreatedMember;
let anna: CreatedMember;
let idClient: string;
let pushed: Pushed[];

beforeEach(async () => {
  [ugo, anna] = await Promise.all([createMember(), createMember({ gender: 'woman' })]);
  await grant(ugo, 'free', 10);
  idClient = randomUUID();
  await say(ugo, anna.angelId, 'Prima', idClient);
  pushed = capturePushes();
});
afterEach(() => {
  clock.setOffset(0);
});

const where = (from: CreatedMember, to: CreatedMember, seq: number) => ({
  trackerId: from.publicId,
  angelId: to.angelId,
  seq,
});
const edit = async (msg: string, { from = ugo, to = anna, seq = 1, now = clock.now() } = {}) =>
  editMessage(await viewerOf(from), { ...where(from, to, seq), msg }, now);
const remove = async ({ from = ugo, to = anna, seq = 1, now = clock.now() } = {}) =>
  deleteMessage(await viewerOf(from), where(from, to, seq), now);
const thread = async (
  member: CreatedMember,
  peer: CreatedMember,
  more: { after?: number; revision?: number } = {},
) => {
  const asked = { trackerId: member.publicId, angelId: peer.angelId, limit: 40, ...more };
  return openThread(await viewerOf(member), asked, 'it', clock.now());
};
const messageEvents = ({ memberId }: CreatedMember) =>
  pushed
    .filter((one) => one.memberId === memberId && one.name === 'message')
    .map((one) => one.payload);
const stored = async () => (await conversationOf(ugo.profileId, anna.profileId)).messages;

describe('an edit', () => {
  test('is visible to both sides, and the original text is stored', async () => {
    await grant(anna, 'bought', 10);
    const before = await purse(ugo);
    expect(await edit('Seconda')).toEqual({ revision: 1, edited: true });
    expect(await edit('Terza')).toEqual({ revision: 2, edited: true });
    expect(await stored()).toMatchObject([{ body: 'Terza', firstBody: 'Prima', revision: 2 }]);
    expect(await purse(ugo)).toEqual(before);
    const of = { seq: 1, revision: 2, msg: 'Terza', edited: true, removed: false };
    expect(messageEvents(anna).at(-1)).toMatchObject({ ...of, angelId: ugo.angelId, from: 'peer' });
    expect(messageEvents(ugo).at(-1)).toMatchObject({ ...of, angelId: anna.angelId, from: 'self' });
    expect((await thread(anna, ugo)).messages).toMatchObject([{ msg: 'Terza', edited: true }]);
  });

  test('is announced to a free reader without its text', async () => {
    await edit('canarino segreto');
    expect(messageEvents(anna)).toMatchObject([{ msg: null, blurred: true, edited: true }]);
    expect(JSON.stringify(pushed.filter((one) => one.memberId === anna.memberId))).not.toContain(
      'canarino',
    );
  });

  test('masks numbers as a message does, and refuses card numbers and empty texts', async () => {
    await edit('chiamami: 333 123 4567');
    expect(await stored()).toMatchObject([{ body: 'chiamami: •••' }]);
    expect(await codeOf(edit('4111 1111 1111 1111'))).toBe('card_data_refused');
    expect(await codeOf(edit('  '))).toBe('message_empty');
    expect(await codeOf(edit('a'.repeat(2_001)))).toBe('message_too_long');
    expect(await stored()).toMatchObject([{ body: 'chiamami: •••', revision: 1 }]);
  });

  test('does not change how the original send is acknowledged', async () => {
    await edit('Seconda');
    expect((await say(ugo, anna.angelId, 'Prima', idClient)).seq).toBe(1);
    expect(await codeOf(say(ugo, anna.angelId, 'Seconda', idClient))).toBe('client_id_reused');
    expect(await stored()).toHaveLength(1);
  });
});

describe('a deletion', () => {
  test('hides the text from both sides and stores it for a report', async () => {
    await grant(anna, 'bought', 10);
    const before = await purse(ugo);
    expect(await remove()).toEqual({ revision: 1 });
    expect(await purse(ugo)).toEqual(before);
    expect(await stored()).toMatchObject([
      { body: 'Prima', removedAt: expect.anything() as unknown },
    ]);
    for (const [one, other] of [
      [ugo, anna],
      [anna, ugo],
    ] as const) {
      expect(messageEvents(one)).toMatchObject([{ msg: null, removed: true, edited: false }]);
      expect((await thread(one, other)).messages).toMatchObject([{ msg: null, removed: true }]);
    }
    const { messages } = await conversations(await viewerOf(anna), anna.publicId, 'it', {
      limit: 5,
    });
    expect(messages).toMatchObject([{ last: { msg: null, removed: true }, unread: 1 }]);
  });

  test('leaves the unread counts consistent after reading', async () => {
    await remove();
    expect(await markRead(await viewerOf(anna), ugo.angelId, undefined)).toEqual({ unread: 0 });
  });
});

describe('a message cannot be edited', () => {
  test('more than a minute after it was sent', async () => {
    const [message] = await stored();
    const sentAt = message?.createdAt.getTime() ?? 0;
    const last = { now: new Date(sentAt + MINUTE) };
    const late = { now: new Date(sentAt + MINUTE + 1) };
    await edit('Seconda', last);
    expect(await codeOf(edit('Terza', late))).toBe('change_closed');
    expect(await codeOf(remove(late))).toBe('change_closed');
    await remove(last);
  });

  test('after it was removed', async () => {
    await remove();
    expect(await codeOf(edit('Seconda'))).toBe('change_closed');
    expect(await codeOf(remove())).toBe('change_closed');
  });

  test('if it has a photo, but it can be removed', async () => {
    const [message] = await stored();
    await db().message.updateMany({
      where: { conversationId: message?.conversationId ?? '' },
      data: { photoId: randomUUID() },
    });
    expect(await codeOf(edit('Seconda'))).toBe('change_closed');
    await remove();
  });

  test('by another member, or by another name', async () => {
    const other = await createMember();
    expect(await codeOf(edit('Mia', { from: anna, to: ugo }))).toBe('not_found');
    expect(await codeOf(remove({ from: anna, to: ugo }))).toBe('not_found');
    expect(await codeOf(edit('Mia', { from: other }))).toBe('not_found');
    expect(await codeOf(edit('Mia', { seq: 2 }))).toBe('not_found');
    const asked = { ...where(anna, anna, 1), msg: 'Mia' };
    expect(await codeOf(editMessage(await viewerOf(ugo), asked, clock.now()))).toBe('not_found');
    expect(await stored()).toMatchObject([{ body: 'Prima', revision: null }]);
    expect(pushed).toEqual([]);
  });

  test('across a block', async () => {
    await blockPeer(await viewerOf(anna), ugo.angelId, clock.now());
    expect(await codeOf(edit('Seconda'))).toBe('not_found');
    await blockPeer(await viewerOf(ugo), anna.angelId, clock.now());
    expect(await codeOf(edit('Seconda'))).toBe('conversation_blocked');
  });
});

describe('a device that was offline', () => {
  test('gets changed and new messages, and the changed conversation in the list', async () => {
    await grant(anna, 'bought', 10);
    const first = await thread(anna, ugo);
    const list = async (after: string) =>
      conversations(await viewerOf(anna), anna.publicId, 'it', { after, limit: 5 });
    const { cursor } = await list('0');
    await edit('Seconda');
    await say(ugo, anna.angelId, 'Nuova');
    const { revision } = first;
    const missed = await thread(anna, ugo, { after: 1, revision });
    expect(missed.messages).toMatchObject([
      { seq: 1, msg: 'Seconda', edited: true },
      { seq: 2, msg: 'Nuova', edited: false },
    ]);
    expect(missed.revision).toBe(1);
    expect((await thread(anna, ugo, { after: 2, revision: 1 })).messages).toEqual([]);
    expect((await list(cursor)).messages).toHaveLength(1);
  });
});

test('edits, removals, reads and sends at once neither deadlock nor lose data', async () => {
  const reader = await viewerOf(anna);
  const codes = await Promise.all([
    ...Array.from({ length: 10 }, (_, n) => codeOf(edit(`n. ${String(n)}`))),
    ...Array.from({ length: 5 }, () => codeOf(markRead(reader, ugo.angelId, undefined))),
    ...Array.from({ length: 5 }, () => codeOf(say(ugo, anna.angelId))),
    codeOf(remove()),
  ]);
  expect(codes.filter((code) => code !== 'done' && code !== 'change_closed')).toEqual([]);
  await markRead(reader, ugo.angelId, undefined);
  expect(await db().inbox.findUnique({ where: { profileId: anna.profileId } })).toMatchObject({
    unread: 0,
  });
  const [message] = await stored();
  const { lastRevision } = await conversationOf(ugo.profileId, anna.profileId);
  expect([message?.revision, message?.removedAt instanceof Date]).toEqual([lastRevision, true]);
});

test('masks numbers of a card-checked writer for readers who may not see them', async () => {
  ugo = await createMember({ cardVerified: true });
  await say(ugo, anna.angelId);
  await grant(anna, 'bought', 10);
  await edit('chiamami: 333 123 4567');
  expect(messageEvents(anna)).toMatchObject([{ msg: 'chiamami: •••' }]);
  expect(messageEvents(ugo)).toMatchObject([{ msg: 'chiamami: 333 123 4567' }]);
});
