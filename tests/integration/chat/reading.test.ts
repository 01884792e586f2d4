// [core §2 /chats/: list with unread badge] [core §4 No input for 000000]
// [core §7 GET /api/get/messages/{trackerId}] [core §7 GET /api/get/messages/{trackerId}/{angelId}]
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openThread } from '#lib/chat/conversations/open-thread.ts';
import { DUE_LEEWAY_MS } from '#lib/chat/conversations/not-yet-due.ts';
import { conversations } from '#lib/chat/conversations/list-conversations.ts';
import { receivedNotices } from '#lib/chat/notices/received-notices.ts';
import { markRead } from '#lib/chat/messages/mark-read.ts';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { createHostedProfile } from '#tests/factories/profile.ts';
import { firstRegion } from '../../factories/first-region.ts';
import { grant } from './purse.ts';
import { acquaint, codeOf, conversationOf, say, viewerOf } from './chat-helpers.ts';

let reader: CreatedMember;
let writers: CreatedMember[];

beforeEach(async () => {
  reader = await createMember({ gender: 'woman' });
  writers = await Promise.all([0, 1, 2].map(() => createMember()));
  await Promise.all(writers.map((writer) => grant(writer, 'free', 50)));
});
afterEach(() => {
  clock.setOffset(0);
});

const at = (index: number): CreatedMember => {
  const found = writers[index];
  if (!found) throw new Error('no writer at this index');
  return found;
};
let moment = 0;
/** Each message is a second after the previous one. */
async function write(index: number, text = 'Ciao'): Promise<void> {
  moment += 1_000;
  clock.setOffset(moment);
  await say(at(index), reader.angelId, text);
}
const list = async (page: { after?: string; before?: number; limit?: number } = {}) =>
  conversations(await viewerOf(reader), reader.publicId, 'it', { limit: 30, ...page });
const who = ({ messages }: { messages: readonly { angelId: string }[] }) =>
  messages.map(({ angelId }) => writers.findIndex((writer) => writer.angelId === angelId));
const thread = async (
  window: { after?: number; before?: number; limit?: number } = {},
  peer = at(0),
) =>
  openThread(
    await viewerOf(reader),
    { trackerId: reader.publicId, angelId: peer.angelId, limit: 40, ...window },
    'it',
    clock.now(),
  );

describe('the list of conversations', () => {
  test('is ordered newest first, with unread counts for each and in total', async () => {
    for (const index of [0, 1, 2, 0]) await write(index);
    const shown = await list();
    expect(who(shown)).toEqual([0, 2, 1]);
    expect(shown.messages.map(({ unread }) => unread)).toEqual([2, 1, 1]);
    expect(shown.totalUnreadMessages).toBe(4);
  });

  test('leaves out a conversation with nothing to show before its message is due', async () => {
    await write(0);
    await write(1);
    const { id } = await conversationOf(at(1).profileId, reader.profileId);
    const due = new Date(clock.ms() + 2 * DUE_LEEWAY_MS);
    await db().message.updateMany({ where: { conversationId: id }, data: { createdAt: due } });
    expect(who(await list())).toEqual([0]);
    clock.setOffset(moment + 2 * DUE_LEEWAY_MS);
    expect(who(await list())).toEqual([1, 0]);
  });

  test('is paginated by time without gaps', async () => {
    for (const index of [0, 1, 2]) await write(index);
    const first = await list({ limit: 2 });
    expect([who(first), first.hasMore]).toEqual([[2, 1], true]);
    const before = first.messages.at(-1)?.last.time ?? 0;
    const second = await list({ limit: 2, before });
    expect([who(second), second.hasMore]).toEqual([[0], false]);
  });

  test('is paginated without gaps if several have the same time', async () => {
    for (const index of [0, 1, 2]) await write(index);
    const at = clock.now();
    await db().message.updateMany({ data: { createdAt: at } });
    await db().participant.updateMany({ data: { lastMessageAt: at } });
    const seen = new Set<string>();
    for (let before: number | undefined; ;) {
      const page = await list(before === undefined ? { limit: 2 } : { limit: 2, before });
      for (const { angelId } of page.messages) seen.add(angelId);
      before = page.messages.at(-1)?.last.time;
      if (!page.hasMore) break;
    }
    expect(writers.filter(({ angelId }) => !seen.has(angelId))).toEqual([]);
  });

  test('after a cursor contains only conversations with changes: written, answered or read', async () => {
    for (const index of [0, 1, 2]) await write(index);
    const { cursor } = await list();
    expect(await list({ after: cursor })).toMatchObject({ messages: [], cursor });
    await write(1);
    const changed = await list({ after: cursor });
    expect(who(changed)).toEqual([1]);
    await markRead(await viewerOf(reader), at(0).angelId, undefined);
    const after = await list({ after: changed.cursor });
    expect(who(after)).toEqual([0]);
    await say(reader, at(2).angelId);
    expect(who(await list({ after: after.cursor }))).toEqual([2]);
  });

  test('after a cursor contains all changed conversations over its pages, in order of change', async () => {
    for (const index of [0, 1, 2]) await write(index);
    const { cursor: start } = await list();
    for (const index of [2, 1, 0]) {
      await markRead(await viewerOf(reader), at(index).angelId, undefined);
    }
    const seen: number[] = [];
    for (let after = start; ;) {
      const page = await list({ after, limit: 1 });
      seen.push(...who(page));
      after = page.cursor;
      if (!page.hasMore) break;
    }
    expect(seen).toEqual([2, 1, 0]);
  });

  test('after a cursor misses no concurrent message', async () => {
    const known = new Map<string, number>();
    let after = '0';
    const follow = async (): Promise<void> => {
      const page = await list({ after });
      for (const { angelId, last } of page.messages) known.set(angelId, last.time);
      after = page.cursor;
    };
    for (let round = 0; round < 40; round += 1) {
      const writing = Promise.all(writers.map((from) => say(from, reader.angelId)));
      await Promise.all([writing, follow(), follow().then(follow)]);
      await follow();
      const { messages } = await list();
      expect(
        messages.map(({ angelId, last }) => [angelId, known.get(angelId) === last.time]),
      ).toEqual(messages.map(({ angelId }) => [angelId, true]));
    }
  });

  test('leaves out conversations without a message', async () => {
    await acquaint(at(0), reader);
    expect((await list()).messages).toEqual([]);
  });

  test('shows a hosted profile with its label', async () => {
    const { id: regionId } = await firstRegion('it');
    const hosted = await createHostedProfile({
      regionId,
      gender: 'man',
      seeking: 'woman',
      answeredBy: ['ai', 'script'],
    });
    await codeOf(say(reader, hosted.publicId));
    await say(reader, hosted.publicId);
    const [row] = (await list()).messages;
    expect(row).toMatchObject({ kind: 'hosted', answeredBy: ['ai', 'script'] });
    expect(row?.label).toContain('Gestito da noi · AI o risposte automatiche');
  });
});

describe('a thread', () => {
  beforeEach(async () => {
    for (let n = 0; n < 7; n += 1) await write(0, `n. ${n}`);
  });
  const seqs = ({ messages }: { messages: readonly { seq: number }[] }) =>
    messages.map(({ seq }) => seq);

  test('has the newest messages, those after a number, and history before one, always ascending', async () => {
    expect(await thread({ limit: 3 })).toMatchObject({ hasMore: true });
    expect(seqs(await thread({ limit: 3 }))).toEqual([5, 6, 7]);
    expect(seqs(await thread({ before: 5, limit: 3 }))).toEqual([2, 3, 4]);
    const oldest = await thread({ before: 2, limit: 3 });
    expect([seqs(oldest), oldest.hasMore]).toEqual([[1], false]);
    const newer = await thread({ after: 2, limit: 3 });
    expect([seqs(newer), newer.hasMore]).toEqual([[3, 4, 5], true]);
    expect(seqs(await thread({ after: 7 }))).toEqual([]);
  });

  test('shows messages stored by an instance whose clock is ahead', async () => {
    clock.setOffset(moment + 2_000);
    await say(at(0), reader.angelId);
    clock.setOffset(moment);
    expect(seqs(await thread({ after: 7 }))).toEqual([8]);
  });

  test('is not visible to a third member, who gets an empty thread of their own', async () => {
    const suitor = await createMember({ gender: 'woman' });
    for (const [member, { angelId }] of [
      [at(1), reader],
      [suitor, at(0)],
    ] as const) {
      const third = await viewerOf(member);
      const asked = { trackerId: third.publicId, angelId, limit: 40 };
      expect((await openThread(third, asked, 'it', clock.now())).messages).toEqual([]);
      expect(await codeOf(markRead(third, angelId, undefined))).toBe('not_found');
    }
  });

  test('shows how far the other side has read', async () => {
    await say(reader, at(0).angelId);
    expect(await thread()).toMatchObject({ peerReadSeq: 0, composer: 'open' });
    await markRead(await viewerOf(at(0)), reader.angelId, 8);
    expect(await thread()).toMatchObject({ peerReadSeq: 8 });
  });

  test('shows why the member cannot write', async () => {
    const { id } = await conversationOf(at(0).profileId, reader.profileId);
    await db().profile.update({ where: { id: at(0).profileId }, data: { state: 'removed' } });
    expect((await thread()).composer).toBe('gone');
    await db().participant.updateMany({
      where: { conversationId: id, profileId: reader.profileId },
      data: { blockedAt: clock.now() },
    });
    expect((await thread()).composer).toBe('blocked');
  });

  test('is empty with a profile not written to yet, and not found with an unknown one', async () => {
    expect(await thread({}, at(1))).toMatchObject({
      messages: [],
      hasMore: false,
      composer: 'open',
      first: true,
      revision: 0,
      pendingMessage: null,
      waiting: null,
      heldByOperator: false,
      peerDeliveredSeq: 0,
    });
    const elsewhere = await createMember({ brandId: 'fuego' });
    expect(await codeOf(thread({}, elsewhere))).toBe('not_found');
    expect(await codeOf(thread({}, reader))).toBe('not_found');
    expect(await codeOf(thread({}, { ...reader, angelId: 'nobody-at-all' }))).toBe('not_found');
  });
});

test('shows a paused profile as gone to its contacts, and as not found to others', async () => {
  await write(0);
  for (const away of [at(0), at(1)]) {
    await db().profile.update({ where: { id: away.profileId }, data: { state: 'paused' } });
  }
  expect((await thread()).composer).toBe('gone');
  expect(await codeOf(thread({}, at(1)))).toBe('not_found');
});

test('refuses another member’s public id', async () => {
  await write(0);
  const stranger = await viewerOf(at(1));
  const asked = { trackerId: reader.publicId, angelId: at(0).angelId, limit: 5 };
  expect(await codeOf(conversations(stranger, reader.publicId, 'it', { limit: 5 }))).toBe(
    'not_found',
  );
  expect(await codeOf(openThread(stranger, asked, 'it', clock.now()))).toBe('not_found');
  expect(await codeOf(receivedNotices(stranger, reader.publicId, 'it'))).toBe('not_found');
});

// 29 [core §3 Message: letto]
test('a message says to both sides whether its receiver has read it', async () => {
  await write(0);
  const states = async () => {
    const own = { trackerId: at(0).publicId, angelId: reader.angelId, limit: 40 };
    const [theirs, mine, [listed]] = await Promise.all([
      thread(),
      openThread(await viewerOf(at(0)), own, 'it', clock.now()),
      list().then(({ messages }) => messages),
    ]);
    return [...theirs.messages, ...mine.messages, listed?.last].map((shown) => shown?.isRead);
  };
  expect(await states()).toEqual([false, false, false]);
  await markRead(await viewerOf(reader), at(0).angelId, undefined);
  await write(0);
  expect(await states()).toEqual([true, false, true, false, false]);
});
