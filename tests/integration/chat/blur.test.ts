// [core §4 Blurred to level 0] [money §6 Phone numbers for verified users]
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { BLURRED_TEXT } from '#lib/chat/messages/visible-text.ts';
import { openThread } from '#lib/chat/conversations/open-thread.ts';
import { conversations } from '#lib/chat/conversations/list-conversations.ts';
import { receivedNotices } from '#lib/chat/notices/received-notices.ts';
import { hasBlurredMessage } from '#lib/chat/queries.ts';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { grant, reduceCredits, withdraw } from './purse.ts';
import { capturePushes, conversationOf, say, viewerOf, type Pushed } from './chat-helpers.ts';
import { CLEAR_ANSWERS_MS } from '#lib/chat/limits.ts';

let writer: CreatedMember;
let reader: CreatedMember;
let pushed: Pushed[] = [];

beforeEach(async () => {
  [writer, reader] = await Promise.all([createMember(), createMember({ gender: 'woman' })]);
  await grant(writer, 'free', 50);
  pushed = capturePushes();
});
afterEach(() => {
  clock.setOffset(0);
});

const threadOf = async (one: CreatedMember, peer: CreatedMember) =>
  openThread(
    await viewerOf(one),
    { trackerId: one.publicId, angelId: peer.angelId, limit: 40 },
    'it',
    clock.now(),
  );
const listOf = async (one: CreatedMember) =>
  conversations(await viewerOf(one), one.publicId, 'it', { limit: 30 });
const textsOf = async (one: CreatedMember, peer: CreatedMember) =>
  (await threadOf(one, peer)).messages.map(({ msg }) => msg);
const eventsTo = ({ memberId }: CreatedMember) =>
  pushed
    .filter((event) => event.memberId === memberId)
    .map(({ name, payload }) => ({ name, payload }));

/** Everything that a recipient of a message receives, as one text, with ids and times made equal. */
async function everythingOf(text: string): Promise<string> {
  const [from, to] = await Promise.all([
    createMember({ screenName: 'Nico' }),
    createMember({ gender: 'woman', screenName: 'Lea' }),
  ]);
  await say(from, to.angelId, text);
  const notices = await receivedNotices(await viewerOf(to), to.publicId, 'it');
  const mails = await db().mailMessage.findMany({ where: { toAddress: to.email } });
  const all = JSON.stringify([
    await listOf(to),
    await threadOf(to, from),
    notices,
    eventsTo(to),
    mails,
  ]);
  const { id } = await conversationOf(from.profileId, to.profileId);
  return all
    .replaceAll(id, 'ID')
    .replaceAll(from.angelId, 'ANGEL')
    .replace(/"time":\d+/g, '"time":0');
}

test('sends a level-0 reader neither the text nor anything that depends on it', async () => {
  const short = await everythingOf('canarino');
  const long = await everythingOf(`canarino 🐤 ${'quattro passi al mare '.repeat(60)}`);
  expect(short).toContain(BLURRED_TEXT);
  expect(short).not.toContain('canarino');
  expect(long).toBe(short);
});

test('shows senders their own text on every device', async () => {
  await say(writer, reader.angelId, 'canarino');
  expect(await textsOf(writer, reader)).toEqual(['canarino']);
  expect(eventsTo(writer)).toMatchObject([
    { name: 'chat', payload: { from: 'self', msg: 'canarino', blurred: false } },
    { name: 'remainingCredits' },
  ]);
});

test('opens earlier messages at a paid level, and leaves them open after the level ends', async () => {
  await say(writer, reader.angelId, 'prima');
  expect(await textsOf(reader, writer)).toEqual([null]);
  expect(await grant(reader, 'bought', 10)).toBe(1);
  expect(await textsOf(reader, writer)).toEqual(['prima']);
  await say(writer, reader.angelId, 'durante');
  expect(eventsTo(reader).at(-1)).toMatchObject({
    name: 'chat',
    payload: { msg: 'durante', blurred: false },
  });
  await withdraw(reader, 'bought', 10);
  expect((await viewerOf(reader)).level).toBe(0);
  clock.setOffset(1_000);
  await say(writer, reader.angelId, 'dopo');
  expect(await textsOf(reader, writer)).toEqual(['prima', 'durante', null]);
  expect((await listOf(reader)).messages).toMatchObject([{ last: { msg: null, blurred: true } }]);
  expect(eventsTo(reader).at(-1)).toMatchObject({ payload: { msg: null, blurred: true } });
});

test('leaves messages open when the last message of a pack ended the level', async () => {
  await reduceCredits(reader, {});
  await say(writer, reader.angelId, 'prima');
  await grant(reader, 'bought', 10);
  const elsewhere = await createMember();
  await say(reader, elsewhere.angelId, 'spende tutto');
  expect((await viewerOf(reader)).level).toBe(0);
  expect(await textsOf(reader, writer)).toEqual(['prima']);
});

describe('a reply to a paid message', () => {
  beforeEach(async () => {
    await reduceCredits(reader, {});
    await grant(reader, 'bought', 10);
    await say(reader, writer.angelId, 'domanda');
    expect((await viewerOf(reader)).level).toBe(0);
  });

  test('is clear within 72 hours', async () => {
    clock.setOffset(CLEAR_ANSWERS_MS - 10_000);
    await say(writer, reader.angelId, 'risposta');
    expect(eventsTo(reader).at(-1)).toMatchObject({ payload: { msg: 'risposta', blurred: false } });
    expect(await textsOf(reader, writer)).toEqual(['domanda', 'risposta']);
  });

  test('is blurred afterwards, while the earlier reply remains clear', async () => {
    await say(writer, reader.angelId, 'risposta');
    clock.setOffset(CLEAR_ANSWERS_MS + 10_000);
    await say(writer, reader.angelId, 'tardi');
    expect(await textsOf(reader, writer)).toEqual(['domanda', 'risposta', null]);
  });

  test('is clear in that conversation only', async () => {
    const stranger = await createMember();
    await say(stranger, reader.angelId, 'e io?');
    expect(await textsOf(reader, stranger)).toEqual([null]);
  });
});

test('blurs the reply to a message paid with a gift or an icebreaker', async () => {
  await say(reader, writer.angelId, 'domanda');
  await say(writer, reader.angelId, 'risposta');
  expect(await textsOf(reader, writer)).toEqual(['domanda', null]);
});

test('shows matched members each other’s messages, earlier ones too', async () => {
  await say(writer, reader.angelId, 'prima');
  const { id } = await conversationOf(writer.profileId, reader.profileId);
  await db().conversation.update({ where: { id }, data: { matchedAt: clock.now() } });
  await say(writer, reader.angelId, 'dopo');
  expect(await textsOf(reader, writer)).toEqual(['prima', 'dopo']);
  expect(eventsTo(reader).at(-1)).toMatchObject({ payload: { msg: 'dopo' } });
});

test('masks a phone number for a reader without the card check', async () => {
  const verified = await createMember({ cardVerified: true });
  const friend = await createMember({ gender: 'woman', cardVerified: true });
  for (const one of [reader, friend]) {
    await grant(one, 'bought', 10);
    await say(verified, one.angelId, 'chiama 333 123 4567');
  }
  expect(await textsOf(reader, verified)).toEqual(['chiama •••']);
  expect(eventsTo(reader).at(-1)).toMatchObject({ payload: { msg: 'chiama •••' } });
  expect(JSON.stringify([await listOf(reader), eventsTo(reader)])).not.toContain('4567');
  expect(await textsOf(friend, verified)).toEqual(['chiama 333 123 4567']);
  expect(eventsTo(friend).at(-1)).toMatchObject({ payload: { msg: 'chiama 333 123 4567' } });
});

test('shows a removed message to neither side', async () => {
  await say(writer, reader.angelId, 'canarino');
  await grant(reader, 'bought', 10);
  await db().message.updateMany({
    where: { senderId: writer.profileId },
    data: { removedAt: clock.now() },
  });
  for (const [one, peer] of [
    [reader, writer],
    [writer, reader],
  ] as const) {
    expect((await threadOf(one, peer)).messages).toMatchObject([
      { msg: null, removed: true, blurred: false },
    ]);
    expect(JSON.stringify(await listOf(one))).not.toContain('canarino');
  }
});

// 17
test('a blurred message is found for its reader only, and by its sender only', async () => {
  const other = await createMember();
  const found = async (angelId?: string) => hasBlurredMessage(await viewerOf(reader), angelId);
  expect([await found(), await found(writer.angelId)]).toEqual([false, false]);
  await say(writer, reader.angelId, 'a text');
  expect([await found(), await found(writer.angelId), await found(other.angelId)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(await hasBlurredMessage(await viewerOf(writer))).toBe(false);
  await grant(reader, 'bought', 10);
  expect([await found(), await found(writer.angelId)]).toEqual([false, false]);
  await withdraw(reader, 'bought', 10);
  expect(await found()).toBe(false);
  expect((await threadOf(reader, writer)).messages.every(({ blurred }) => !blurred)).toBe(true);
});
