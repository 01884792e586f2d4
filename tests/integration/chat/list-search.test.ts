// [core §4 Messages of a future time are hidden] [core §7 GET /api/get/messages/{trackerId}]
import { beforeEach, describe, expect, test } from '@jest/globals';
import { conversations } from '#lib/chat/conversations/list-conversations.ts';
import { openThread } from '#lib/chat/conversations/open-thread.ts';
import { unreadTotal } from '#lib/chat/queries.ts';
import { db } from '#lib/db/client.ts';
import { after, clock, HOUR } from '#lib/kernel/clock.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { grant } from './purse.ts';
import { conversationOf, say, viewerOf } from './chat-helpers.ts';

let reader: CreatedMember;
const names = ['José María', 'ＪＯＳＥ', 'Bepi', '100%', 'Joseph'];
let writers: CreatedMember[];

beforeEach(async () => {
  reader = await createMember({ gender: 'woman' });
  await grant(reader, 'bought', 10);
  writers = await Promise.all(names.map((screenName) => createMember({ screenName })));
  for (const writer of writers) await say(writer, reader.angelId);
});

const list = async (page: { name?: string; before?: number; limit?: number }) =>
  conversations(await viewerOf(reader), reader.publicId, 'it', { limit: 30, ...page });
const found = async (name: string) =>
  (await list({ name })).messages.map(({ screenName }) => screenName).sort();

describe('a search of the conversations', () => {
  test.each([
    ['jose', ['Joseph', 'José María', 'ＪＯＳＥ']],
    ['JOSÉ', ['Joseph', 'José María', 'ＪＯＳＥ']],
    ['maria', ['José María']],
    ['%', ['100%']],
    ['_', []],
    ['nobody', []],
  ])('by %s finds %j, ignoring accents and letter case', async (name, expected) => {
    expect(await found(name)).toEqual([...expected].sort());
  });

  test('finds conversations beyond the loaded pages, and has pages itself', async () => {
    const first = await list({ name: 'jose', limit: 2 });
    expect([first.messages.length, first.hasMore]).toEqual([2, true]);
    const before = first.messages.at(-1)?.last.time ?? 0;
    const rest = await list({ name: 'jose', limit: 2, before });
    expect([rest.messages.length, rest.hasMore]).toEqual([1, false]);
  });

  test('finds the newest first; those of one moment are one page, in one order', async () => {
    const side = { profileId: reader.profileId };
    const at = after(clock.now(), -HOUR);
    await db().participant.updateMany({ where: side, data: { lastMessageAt: at } });
    const [, , , newest] = writers;
    await db().participant.updateMany({
      where: { ...side, peerId: newest?.profileId ?? '' },
      data: { lastMessageAt: clock.now() },
    });
    const rows = await db().participant.findMany({
      where: { ...side, lastMessageAt: at },
      orderBy: { conversationId: 'asc' },
    });
    const tied = rows.map(({ peerId }) => writers.find((one) => one.profileId === peerId)?.angelId);
    const page = await list({ limit: 2 });
    expect(page.messages.map(({ angelId }) => angelId)).toEqual([newest?.angelId, ...tied]);
    expect(page.hasMore).toBe(false);
    expect((await list({ limit: 1 })).hasMore).toBe(true);
  });

  test('does not search the message texts', async () => {
    expect(await found('Ciao')).toEqual([]);
  });
});

test('hides a message with a future date until then', async () => {
  const [writer] = writers;
  if (!writer) throw new Error('the list of writers is empty');
  await grant(writer, 'free', 5);
  await say(writer, reader.angelId, 'Domani');
  const { id } = await conversationOf(writer.profileId, reader.profileId);
  const later = after(clock.now(), HOUR);
  await db().message.updateMany({
    where: { conversationId: id, seq: 2 },
    data: { createdAt: later },
  });
  await db().participant.updateMany({
    where: { conversationId: id },
    data: { lastMessageAt: later },
  });
  const asked = { trackerId: reader.publicId, angelId: writer.angelId, limit: 40 };
  const seen = async () => {
    const { messages } = await openThread(await viewerOf(reader), asked, 'it', clock.now());
    const row = (await list({})).messages.find(({ angelId }) => angelId === writer.angelId);
    return [messages.map(({ msg }) => msg), row?.last.msg, row?.unread];
  };
  const unread = async () => [
    (await list({})).totalUnreadMessages,
    await unreadTotal(reader.profileId),
  ];
  const all = await unread();
  expect(await seen()).toEqual([['Ciao, come va?'], 'Ciao, come va?', 1]);
  clock.setOffset(HOUR);
  expect(await seen()).toEqual([['Ciao, come va?', 'Domani'], 'Domani', 2]);
  expect(await unread()).toEqual(all.map((before) => before + 1));
  clock.setOffset(0);
});
