// [core §1 Level 0] [core §1 Level 1 and 2 read clearly] [core §3 App state: credits]
// [core §4 Free message costs 1] [core §4 Paid message costs valoreMessaggio] [core §6 Free member]
// [core §6 Level 1] [core §7 in chat] [core §7 out creditiResidui] [core §8 credits_exhausted]
// [core §9 Free message 1] [money §4 Chat gating]
import { beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { db } from '#lib/db/client.ts';
import { creditLines } from '#lib/credits/ledger.ts';
import { clock } from '#lib/kernel/clock.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { grant, reduceCredits, ledgerFaults, purse } from './purse.ts';
import { capturePushes, codeOf, conversationOf, say } from './chat-helpers.ts';

let writer: CreatedMember;
let reader: CreatedMember;

beforeEach(async () => {
  [writer, reader] = await Promise.all([createMember(), createMember({ gender: 'woman' })]);
});

const bucketsOf = async (one: CreatedMember, other: CreatedMember) =>
  (await conversationOf(one.profileId, other.profileId)).messages.map(({ bucket, cost }) => [
    bucket,
    cost,
  ]);

describe('a free member', () => {
  test('pays the first message with an icebreaker and later ones with free messages', async () => {
    const sent = await say(writer, reader.angelId);
    expect(sent).toMatchObject({
      seq: 1,
      remainingCredits: { level: 0, icebreakerCredits: 2, freeCredits: 2 },
    });
    expect((await say(writer, reader.angelId)).remainingCredits).toMatchObject({
      icebreakerCredits: 2,
      freeCredits: 1,
      messageCredits: 1,
      totalCredits: 1,
    });
    await say(writer, reader.angelId);
    expect(await bucketsOf(writer, reader)).toEqual([
      ['icebreakers', 1],
      ['free', 1],
      ['free', 1],
    ]);
    expect(await codeOf(say(writer, reader.angelId))).toBe('credits_exhausted');
    expect(await purse(writer)).toEqual({ icebreakers: 2, free: 0, subscription: 0, bought: 0 });
    expect(await ledgerFaults(writer.memberId)).toEqual([]);
  });

  test('pays the first message with a free message if no icebreaker is left', async () => {
    await reduceCredits(writer, { free: 1 });
    await say(writer, reader.angelId);
    expect(await bucketsOf(writer, reader)).toEqual([['free', 1]]);
  });

  test('pays an answer with a free message, since the other side wrote first', async () => {
    await say(reader, writer.angelId);
    await say(writer, reader.angelId);
    expect(await bucketsOf(writer, reader)).toEqual([
      ['icebreakers', 1],
      ['free', 1],
    ]);
  });

  test('can spend credits before the address is confirmed', async () => {
    const fresh = await createMember({ confirmed: false });
    expect((await say(fresh, reader.angelId)).seq).toBe(1);
  });

  test('cannot spend credits that require a higher level', async () => {
    await reduceCredits(writer, {});
    await grant(writer, 'bought', 9);
    expect(await codeOf(say(writer, reader.angelId))).toBe('credits_exhausted');
    expect(await purse(writer)).toMatchObject({ bought: 9 });
  });
});

describe('a member of level 1', () => {
  test('spends free messages first, one each, and never an icebreaker', async () => {
    expect(await grant(writer, 'bought', 25)).toBe(1);
    await say(writer, reader.angelId);
    await say(writer, reader.angelId);
    await say(writer, reader.angelId);
    expect(await bucketsOf(writer, reader)).toEqual([
      ['free', 1],
      ['free', 1],
      ['bought', 10],
    ]);
    expect(await purse(writer)).toEqual({ icebreakers: 3, free: 0, subscription: 0, bought: 15 });
  });

  test('pays from the subscription before the pack, with an entry for each', async () => {
    await reduceCredits(writer, {});
    await grant(writer, 'bought', 30);
    await grant(writer, 'subscription', 4);
    const { remainingCredits } = await say(writer, reader.angelId);
    expect(remainingCredits).toMatchObject({
      subscriptionCredits: 0,
      boughtCredits: 24,
      totalCredits: 24,
      level: 1,
    });
    const entries = await db().creditEntry.findMany({
      where: { memberId: writer.memberId, reason: 'message' },
      orderBy: { delta: 'asc' },
      select: { bucket: true, delta: true, balanceAfter: true, source: true },
    });
    expect(entries).toMatchObject([
      { bucket: 'bought', delta: -6, balanceAfter: 24 },
      { bucket: 'subscription', delta: -4, balanceAfter: 0 },
    ]);
    expect(new Set(entries.map(({ source }) => source)).size).toBe(1);
    expect(await ledgerFaults(writer.memberId)).toEqual([]);
  });

  test('drops to level 0 once the pack cannot pay another message, and is notified', async () => {
    await reduceCredits(writer, {});
    await grant(writer, 'bought', 25);
    expect((await say(writer, reader.angelId)).remainingCredits.level).toBe(1);
    const pushed = capturePushes();
    expect((await say(writer, reader.angelId)).remainingCredits).toMatchObject({
      level: 0,
      boughtCredits: 5,
    });
    expect(pushed.filter(({ name }) => name === 'remainingCredits')).toMatchObject([
      { memberId: writer.memberId, payload: { level: 0, boughtCredits: 5 } },
    ]);
    expect(await db().user.findUnique({ where: { id: writer.memberId } })).toMatchObject({
      level: 0,
    });
    expect(await codeOf(say(writer, reader.angelId))).toBe('credits_exhausted');
  });

  test('stays on level 1 while a paid period runs, whatever credits are left', async () => {
    await reduceCredits(writer, {});
    await grant(writer, 'bought', 10);
    const paidUntil = new Date(clock.ms() + 86_400_000);
    await db().user.update({ where: { id: writer.memberId }, data: { paidUntil } });
    expect((await say(writer, reader.angelId)).remainingCredits.level).toBe(1);
    expect(await codeOf(say(writer, reader.angelId))).toBe('credits_exhausted');
    expect(await purse(writer)).toMatchObject({ bought: 0 });
  });

  test('pays the message cost of the session’s flow', async () => {
    const dear = await createMember({ flowCode: '21' });
    await reduceCredits(dear, {});
    await grant(dear, 'bought', 24);
    expect((await say(dear, reader.angelId)).remainingCredits).toMatchObject({
      boughtCredits: 12,
      messageCost: 12,
    });
  });
});

test('returns a member’s entries page by page without gaps or duplicates, including a mixed debit', async () => {
  await reduceCredits(writer, {});
  await grant(writer, 'bought', 40);
  for (let round = 0; round < 3; round += 1) {
    await grant(writer, 'subscription', 4);
    await say(writer, reader.angelId);
  }
  const all = await creditLines(writer, undefined, 100);
  const paged: string[] = [];
  for (;;) {
    const page = await creditLines(writer, paged.at(-1), 2);
    paged.push(...page.map(({ id }) => id));
    if (page.length < 2) break;
  }
  expect(paged).toEqual(all.map(({ id }) => id));
  await expect(creditLines(writer, randomUUID(), 5)).rejects.toMatchObject({ code: 'not_found' });
});
