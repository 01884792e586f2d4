// [core §3 Message: letto] [core §7 POST /api/log/notification/readed]
import { beforeEach, describe, expect, test } from '@jest/globals';
import { markRead } from '#lib/chat/messages/mark-read.ts';
import { unreadTotal } from '#lib/chat/queries.ts';
import { db } from '#lib/db/client.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { grant } from './purse.ts';
import { acquaint, capturePushes, codeOf, conversationOf, say, viewerOf } from './chat-helpers.ts';

let writer: CreatedMember;
let reader: CreatedMember;

beforeEach(async () => {
  [writer, reader] = await Promise.all([createMember(), createMember({ gender: 'woman' })]);
  await grant(writer, 'free', 100);
});

const mark = async (angelId = writer.angelId, upTo?: number) =>
  markRead(await viewerOf(reader), angelId, upTo);
const sideOf = async (one: CreatedMember, other: CreatedMember) => {
  const { participants } = await conversationOf(one.profileId, other.profileId);
  const { readSeq, unread } =
    participants.find(({ profileId }) => profileId === one.profileId) ?? {};
  return { readSeq, unread };
};

describe('marking as read', () => {
  test('moves only forward and never past the last message', async () => {
    for (let n = 0; n < 5; n += 1) await say(writer, reader.angelId);
    expect(await unreadTotal(reader.profileId)).toBe(5);
    expect(await mark(writer.angelId, 3)).toEqual({ unread: 2 });
    expect(await sideOf(reader, writer)).toEqual({ readSeq: 3, unread: 2 });
    expect(await mark(writer.angelId, 1)).toEqual({ unread: 2 });
    expect(await sideOf(reader, writer)).toEqual({ readSeq: 3, unread: 2 });
    expect(await mark(writer.angelId, 2_000_000_000)).toEqual({ unread: 0 });
    expect(await sideOf(reader, writer)).toEqual({ readSeq: 5, unread: 0 });
    await say(writer, reader.angelId);
    expect(await unreadTotal(reader.profileId)).toBe(1);
  });

  test('counts the other side’s messages, not the reader’s', async () => {
    await say(writer, reader.angelId);
    await say(reader, writer.angelId);
    await say(writer, reader.angelId);
    expect(await mark(writer.angelId, 2)).toEqual({ unread: 1 });
  });

  test('does not change other conversations', async () => {
    const other = await createMember();
    await say(writer, reader.angelId);
    await say(other, reader.angelId);
    expect(await mark()).toEqual({ unread: 1 });
    expect(await sideOf(reader, other)).toEqual({ readSeq: 0, unread: 1 });
  });

  test('is published to both sides, with the ids they know', async () => {
    await say(writer, reader.angelId);
    const pushed = capturePushes();
    await mark();
    const mine = { seq: 1, by: 'self', unreadTotal: 0 };
    const theirs = { seq: 1, by: 'peer', unreadTotal: null };
    expect(pushed.map(({ memberId, name, payload }) => [memberId, name, payload])).toEqual([
      [reader.memberId, 'read', { ...mine, angelId: writer.angelId }],
      [writer.memberId, 'read', { ...theirs, angelId: reader.angelId }],
    ]);
  });

  test('returns not_found without a conversation', async () => {
    expect(await codeOf(mark())).toBe('not_found');
    expect(await codeOf(mark('nobody-at-all'))).toBe('not_found');
    expect(await codeOf(mark(reader.angelId))).toBe('not_found');
  });
});

test('keeps inbox and conversations consistent under simultaneous marks and sends', async () => {
  const other = await createMember();
  await grant(other, 'free', 100);
  await acquaint(writer, reader);
  await acquaint(other, reader);
  const repeat = async (count: number, work: (n: number) => Promise<unknown>): Promise<void> => {
    for (let n = 0; n < count; n += 1) await work(n);
  };
  await Promise.all([
    repeat(40, () => say(writer, reader.angelId)),
    repeat(20, () => say(other, reader.angelId)),
    repeat(40, () => mark(writer.angelId)),
    repeat(20, () => mark(other.angelId)),
    repeat(60, (n) => mark(writer.angelId, n % 20)),
  ]);
  const check = async () => {
    const [row] = await db().$queryRaw<{ inbox: number; sides: number; messages: number }[]>`
      select i.unread as inbox, sum(a.unread)::int as sides,
             sum((select count(*) from messages m where m.conversation_id = a.conversation_id
                     and m.sender_id = a.peer_id and m.seq > a.read_seq))::int as messages
        from inboxes i join participants a on a.profile_id = i.profile_id
       where i.profile_id = ${reader.profileId}::uuid group by i.unread`;
    return row;
  };
  const row = await check();
  expect(row).toEqual({ inbox: row?.messages, sides: row?.messages, messages: row?.messages });
  await mark();
  await mark(other.angelId);
  expect(await check()).toEqual({ inbox: 0, sides: 0, messages: 0 });
});
