// [core §4 Paid message costs valoreMessaggio]
import { describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { SendBatcher } from '#lib/chat/send/batcher.ts';
import { openConversation } from '#lib/chat/open-conversation.ts';
import type { SendItem, SendRow } from '#lib/chat/send/send-item.ts';
import { SEND } from '#lib/chat/send/statement.ts';
import { db } from '#lib/db/client.ts';
import { run } from '#lib/db/statement.ts';
import { clock } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { grant, reduceCredits, ledgerFaults, purse } from './purse.ts';
import { acquaint, codeOf, conversationOf, say } from './chat-helpers.ts';

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const countValues = (values: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    [...new Set(values)].map((value) => [value, values.filter((one) => one === value).length]),
  );

const createWoman = () => createMember({ gender: 'woman' });

const item = (from: CreatedMember, to: CreatedMember, more: Partial<SendItem> = {}): SendItem => ({
  sender: from.profileId,
  member: from.memberId,
  peer: to.profileId,
  client: randomUUID(),
  body: 'Ciao',
  cost: 10,
  card: false,
  invites: false,
  provider: null,
  due: null,
  task: null,
  entry: newId(),
  ...more,
});

describe('fifty simultaneous sends', () => {
  test('with one credit: one is accepted, the rest cost nothing', async () => {
    const [writer, reader] = await Promise.all([createMember(), createWoman()]);
    await reduceCredits(writer, { free: 1 });
    const codes = await Promise.all(
      times(50, (n) => codeOf(say(writer, reader.angelId, `n. ${n}`))),
    );
    expect(countValues(codes)).toEqual({ done: 1, credits_exhausted: 49 });
    expect(await purse(writer)).toMatchObject({ free: 0, icebreakers: 0 });
    expect(await ledgerFaults(writer.memberId)).toEqual([]);
    expect((await conversationOf(writer.profileId, reader.profileId)).messages).toHaveLength(1);
  });

  test('with one credit, from two instances: one is accepted', async () => {
    const [writer, reader] = await Promise.all([createMember(), createWoman()]);
    await reduceCredits(writer, { free: 1 });
    await acquaint(writer, reader);
    const instances = [new SendBatcher(), new SendBatcher()];
    const rows = await Promise.all(
      times(50, (n) => (instances[n % 2] ?? new SendBatcher()).submit(item(writer, reader))),
    );
    expect(countValues(rows.map(({ outcome }) => outcome))).toEqual({
      sent: 1,
      credits_exhausted: 49,
    });
    expect(await purse(writer)).toMatchObject({ free: 0 });
    expect(await ledgerFaults(writer.memberId)).toEqual([]);
  });

  test('to fifty members: as many as free credits, pack and, once it is spent, icebreakers pay for', async () => {
    const [writer, readers] = await Promise.all([
      createMember(),
      Promise.all(times(50, createWoman)),
    ]);
    await grant(writer, 'bought', 200);
    const codes = await Promise.all(readers.map(({ angelId }) => codeOf(say(writer, angelId))));
    expect(countValues(codes)).toEqual({ done: 25, credits_exhausted: 25 });
    expect(await purse(writer)).toEqual({ icebreakers: 0, free: 0, subscription: 0, bought: 0 });
    expect(await ledgerFaults(writer.memberId)).toEqual([]);
    const unread = await db().inbox.findMany({
      where: { profileId: { in: readers.map((one) => one.profileId) } },
    });
    expect(unread.reduce((sum, inbox) => sum + inbox.unread, 0)).toBe(25);
  });

  test('of the same message: one is stored, and all get the same acknowledgement', async () => {
    const [writer, reader] = await Promise.all([createMember(), createWoman()]);
    const idClient = randomUUID();
    const sent = await Promise.all(times(50, () => say(writer, reader.angelId, 'Ciao', idClient)));
    expect(new Set(sent.map(({ id, seq, time }) => `${id} ${seq} ${time}`)).size).toBe(1);
    expect(await purse(writer)).toMatchObject({ icebreakers: 2, free: 2 });
  });

  test('of the same message, from two instances: one is stored and paid', async () => {
    const [writer, reader] = await Promise.all([createMember(), createWoman()]);
    await acquaint(writer, reader);
    const client = randomUUID();
    const instances = [new SendBatcher(), new SendBatcher()];
    const rows = await Promise.all(
      times(50, (n) =>
        (instances[n % 2] ?? new SendBatcher()).submit(item(writer, reader, { client })),
      ),
    );
    expect(countValues(rows.map(({ outcome }) => outcome))).toEqual({ sent: 1, repeated: 49 });
    expect(await purse(writer)).toMatchObject({ icebreakers: 2, free: 2 });
    expect(await ledgerFaults(writer.memberId)).toEqual([]);
  });

  test('of the last credits of a pack, from two instances: the level drops once and no bucket is negative', async () => {
    const [writer, readers] = await Promise.all([
      createMember(),
      Promise.all(times(10, createWoman)),
    ]);
    await reduceCredits(writer, {});
    expect(await grant(writer, 'bought', 45)).toBe(1);
    await Promise.all(readers.map((reader) => acquaint(writer, reader)));
    const instances = [new SendBatcher(), new SendBatcher()];
    const rows = await Promise.all(
      readers.map((reader, n) =>
        (instances[n % 2] ?? new SendBatcher()).submit(item(writer, reader)),
      ),
    );
    expect(countValues(rows.map(({ outcome }) => outcome))).toEqual({
      sent: 4,
      credits_exhausted: 6,
    });
    expect(await db().user.findUnique({ where: { id: writer.memberId } })).toMatchObject({
      level: 0,
    });
    expect(await purse(writer)).toMatchObject({ bought: 5 });
    expect(await ledgerFaults(writer.memberId)).toEqual([]);
  });
});

/** An instance's batcher that records the errors of refused statements: a retry would hide a deadlock. */
function watchedBatcher(refused: unknown[]): SendBatcher {
  return new SendBatcher((items, now) =>
    run<SendRow>(SEND, [JSON.stringify(items.map((one, i) => ({ ...one, i }))), now]).catch(
      (error: unknown) => {
        refused.push(error);
        throw error;
      },
    ),
  );
}

test('four instances sending crosswise between the same members: no deadlock, sequence numbers without gaps', async () => {
  const members = await Promise.all(
    times(6, (n) => createMember({ gender: n % 2 === 0 ? 'man' : 'woman' })),
  );
  const pairs = members.flatMap((one, n) =>
    members.filter((_, other) => (n + other) % 2 === 1).map((other) => [one, other] as const),
  );
  await Promise.all(members.map((member) => grant(member, 'free', 1_000)));
  await Promise.all(pairs.map(([one, other]) => acquaint(one, other)));
  const refused: unknown[] = [];
  const instances = times(4, () => watchedBatcher(refused));
  const sends = times(20, (round) =>
    pairs.map(([from, to], n) =>
      (instances[(round + n) % 4] ?? new SendBatcher()).submit(item(from, to)),
    ),
  ).flat();
  const rows = await Promise.all(sends);
  expect(countValues(rows.map(({ outcome }) => outcome))).toEqual({ sent: 360 });
  expect(refused).toEqual([]);
  const conversations = await db().conversation.findMany({
    where: { profileLow: { in: members.map(({ profileId }) => profileId) } },
    include: { messages: { orderBy: { seq: 'asc' }, select: { seq: true } }, participants: true },
  });
  expect(conversations).toHaveLength(9);
  for (const { messages, lastSeq, participants } of conversations) {
    expect(messages.map(({ seq }) => seq)).toEqual(times(40, (n) => n + 1));
    expect(lastSeq).toBe(40);
    expect(participants.map(({ unread }) => unread)).toEqual([20, 20]);
  }
  const inboxes = await db().inbox.findMany({
    where: { profileId: { in: members.map(({ profileId }) => profileId) } },
  });
  expect(inboxes.map(({ unread, change }) => [unread, Number(change)])).toEqual(
    times(6, () => [60, 120]),
  );
  for (const { memberId } of members) expect(await ledgerFaults(memberId)).toEqual([]);
});

test('does not deadlock when instances send to the same few members', async () => {
  const [writers, readers] = await Promise.all([
    Promise.all(times(16, () => createMember())),
    Promise.all(times(4, createWoman)),
  ]);
  await Promise.all(writers.map((writer) => grant(writer, 'free', 100)));
  const refused: unknown[] = [];
  const pairs = times(4, () => watchedBatcher(refused)).flatMap((batcher, instance) =>
    writers
      .filter((_, n) => n % 4 === instance)
      .flatMap((writer) => readers.map((reader) => ({ batcher, writer, reader }))),
  );
  await Promise.all(pairs.map(({ writer, reader }) => acquaint(writer, reader)));
  const rounds = times(10, () => pairs).flat();
  const rows = await Promise.all(
    rounds.map(({ batcher, writer, reader }) => batcher.submit(item(writer, reader))),
  );
  expect(countValues(rows.map(({ outcome }) => outcome))).toEqual({ sent: 640 });
  expect(refused).toEqual([]);
  const inboxes = await db().inbox.findMany({
    where: { profileId: { in: readers.map(({ profileId }) => profileId) } },
  });
  expect(inboxes.map(({ unread }) => unread)).toEqual([160, 160, 160, 160]);
});

test('creates one conversation for two members who write to each other for the first time at once', async () => {
  const [one, other] = await Promise.all([createMember(), createWoman()]);
  const codes = await Promise.all([
    ...times(3, () => codeOf(say(one, other.angelId))),
    ...times(3, () => codeOf(say(other, one.angelId))),
  ]);
  expect(codes.filter((code) => code !== 'done' && code !== 'credits_exhausted')).toEqual([]);
  const { messages, participants } = await conversationOf(one.profileId, other.profileId);
  expect(messages.map(({ seq }) => seq)).toEqual(times(messages.length, (n) => n + 1));
  expect(participants).toHaveLength(2);
});

test('does not deadlock when many conversations are opened from both sides at once', async () => {
  const members = await Promise.all(times(6, createWoman));
  const pairs = members.flatMap((one) =>
    members.filter((other) => other !== one).map((other) => [one, other] as const),
  );
  const opened = pairs.map(([{ brandId, profileId: opener }, { profileId: peer }]) =>
    openConversation({ brandId, opener, peer, now: clock.now() }),
  );
  await Promise.all(opened);
  const ids = members.map(({ profileId }) => profileId);
  expect(await db().conversation.count({ where: { openedBy: { in: ids } } })).toBe(15);
  expect(await db().participant.count({ where: { profileId: { in: ids } } })).toBe(30);
});
