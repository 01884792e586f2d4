import { beforeEach, describe, expect, test } from '@jest/globals';
import { gatherData } from '#lib/accounts/export/gather-data.ts';
import { MESSAGE_PERIODS_MONTHS } from '#lib/brands/limits.ts';
import { beginBrandPeriods } from '#lib/chat/retention/begin-brand-periods.ts';
import { chooseMessagePeriod, messagePeriod } from '#lib/chat/retention/choose-period.ts';
import {
  expireMessagesWork,
  expireTurn,
  INBOXES_TO_EXPIRE,
} from '#lib/chat/retention/expire-messages.ts';
import { EXPIRABLE } from '#lib/chat/retention/expire-statements.ts';
import { periodBegin } from '#lib/chat/retention/message-period.ts';
import { db, type Db } from '#lib/db/client.ts';
import { pool } from '#lib/db/pool.ts';
import { after, clock, DAY, MINUTE } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { claimDue } from '#lib/queue/claim-due.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { whileHeld } from '#tests/setup/while-held.ts';
import { codeOf, viewerOf } from './chat-helpers.ts';
import {
  attachPhoto,
  choose,
  createThread,
  expireAll,
  hostedProfile,
  listed,
  seen,
  storedIn,
  withLongest,
  YEARS_AGO,
} from './message-period-threads.ts';

let ugo: CreatedMember;
let anna: CreatedMember;

beforeEach(async () => {
  await db().inbox.updateMany({ data: { expireAt: null, keepMonths: null } });
  [ugo, anna] = await Promise.all([createMember(), createMember({ gender: 'woman' })]);
});

/** A message of Anna's, stored as a send does: the conversation's row is locked first. */
async function addMessage(tx: Db, conversationId: string, seq: number): Promise<void> {
  await tx.conversation.update({ where: { id: conversationId }, data: { lastSeq: seq } });
  const fresh = { conversationId, seq, senderId: anna.profileId, idClient: newId() };
  const createdAt = clock.now();
  await tx.message.create({
    data: { ...fresh, kind: 'personal', body: 'nuovo', open: true, createdAt },
  });
  await tx.participant.updateMany({
    where: { conversationId },
    data: { lastMessageAt: createdAt },
  });
}

describe('20: a member who chooses how long read messages stay', () => {
  test.each(MESSAGE_PERIODS_MONTHS)('sees none that are older than %s months', async (months) => {
    const days = months * 30.5;
    const id = await createThread(ugo, anna, [days + 40, days + 20, days - 20, 1]);
    expect(await choose(ugo, months)).toEqual({ months, longest: null });
    expect(await expireAll()).toBeGreaterThan(0);
    expect(await seen(ugo, anna.angelId)).toEqual([3, 4]);
    expect(await messagePeriod(await viewerOf(ugo))).toEqual({ months, longest: null });
    // The other side has chosen nothing.
    expect(await seen(anna, ugo.angelId)).toEqual([1, 2, 3, 4]);
    expect(await storedIn(id)).toEqual([1, 2, 3, 4]);
  });

  test('lists a conversation no more once all of it is old, and lists it again with a new message', async () => {
    const id = await createThread(ugo, anna, [YEARS_AGO, YEARS_AGO]);
    await choose(ugo, 24);
    await expireAll();
    expect(await listed(ugo)).toEqual([]);
    expect(await listed(anna)).toEqual([ugo.angelId]);
    await addMessage(db(), id, 3);
    expect(await listed(ugo)).toEqual([anna.angelId]);
    expect(await seen(ugo, anna.angelId)).toEqual([3]);
  });

  test('lists a conversation whose new message is stored while the old ones wait to be hidden', async () => {
    const id = await createThread(ugo, anna, [YEARS_AGO, YEARS_AGO]);
    await choose(ugo, 24);
    await whileHeld((tx) => addMessage(tx, id, 3), expireAll);
    expect(await listed(ugo)).toEqual([anna.angelId]);
    expect(await seen(ugo, anna.angelId)).toEqual([3]);
  });

  test('keeps what is unread, and what follows it', async () => {
    await createThread(ugo, anna, [YEARS_AGO, YEARS_AGO, YEARS_AGO, YEARS_AGO, 1], { unread: 3 });
    await choose(ugo, 12);
    await expireAll();
    expect(await seen(ugo, anna.angelId)).toEqual([3, 4, 5]);
  });

  test('gets in an export what is still stored, with a mark', async () => {
    await createThread(ugo, anna, [YEARS_AGO, 1]);
    await choose(ugo, 12);
    await expireAll();
    const data = await gatherData(ugo.memberId, clock.now());
    expect(data['messages']).toMatchObject([
      { text: 'numero 1', expired: true },
      { text: 'numero 2', expired: false },
    ]);
    expect(data['inboxes']).toEqual([{ readMessagesStoredMonths: 12 }]);
  });

  test('gets nothing back by a longer period', async () => {
    await createThread(ugo, anna, [YEARS_AGO, 1]);
    await choose(ugo, 12);
    await expireAll();
    await choose(ugo, null);
    expect(await expireAll()).toBe(0);
    expect(await seen(ugo, anna.angelId)).toEqual([2]);
  });

  test('cannot choose for another member', async () => {
    const work = chooseMessagePeriod(await viewerOf(ugo), anna.publicId, 12, clock.now());
    expect(await codeOf(work)).toBe('not_found');
  });
});

describe('20: a message is deleted', () => {
  test('once both sides keep it no longer, with its photo', async () => {
    const id = await createThread(ugo, anna, [YEARS_AGO, YEARS_AGO, 500, 1]);
    const photo = await attachPhoto(id, anna, ugo);
    await choose(ugo, 12);
    await expireAll();
    expect(await storedIn(id)).toEqual([1, 2, 3, 4]);
    await choose(anna, 24);
    await expireAll();
    expect(await storedIn(id)).toEqual([3, 4]);
    expect(await seen(anna, ugo.angelId)).toEqual([3, 4]);
    expect(await db().chatPhoto.count({ where: { id: photo } })).toBe(0);
    const removal = { objectKey: photo, scope: 'all' } as const;
    expect(await db().photoRemoval.count({ where: removal })).toBe(1);
    // What was shown of it to a second moderator.
    expect(await db().recheck.count({ where: { itemId: photo } })).toBe(0);
  });

  test('where the other side is hosted, by the member’s period alone', async () => {
    const hosted = await hostedProfile();
    const id = await createThread(ugo, hosted, [YEARS_AGO, YEARS_AGO, 1]);
    await choose(ugo, 24);
    await expireAll();
    expect(await storedIn(id)).toEqual([3]);
  });

  test('where the other member was erased after it was hidden', async () => {
    const id = await createThread(ugo, anna, [YEARS_AGO, 1]);
    await choose(ugo, 24);
    await expireAll();
    await db().user.update({ where: { id: anna.memberId }, data: { state: 'erased' } });
    await expireAll(after(clock.now(), 2 * DAY));
    expect(await storedIn(id)).toEqual([2]);
  });

  test('but not while a report between the two is open', async () => {
    const id = await createThread(ugo, anna, [YEARS_AGO, YEARS_AGO, 1]);
    const report = await db().report.create({
      data: {
        id: newId(),
        brandId: 'dolcevita',
        reason: 'scam',
        surface: 'chat',
        evidence: [],
        reporterId: anna.profileId,
        reportedId: ugo.profileId,
        createdAt: clock.now(),
      },
    });
    await choose(ugo, 12);
    await choose(anna, 12);
    await expireAll();
    expect(await storedIn(id)).toEqual([1, 2, 3]);
    expect(await seen(ugo, anna.angelId)).toEqual([1, 2, 3]);
    await db().report.update({
      where: { id: report.id },
      data: { state: 'dismissed', decidedAt: clock.now(), decidedBy: 'operator:test' },
    });
    await expireAll(after(clock.now(), 2 * DAY));
    expect(await storedIn(id)).toEqual([3]);
  });
});

describe('20: a brand’s longest period', () => {
  test('applies to members who chose nothing or more, and not to other brands', async () => {
    const brandId = 'spark';
    const [other, peer] = [await createMember({ brandId }), await createMember({ brandId })];
    const [mine, theirs] = [
      await createThread(ugo, anna, [YEARS_AGO, 500, 1]),
      await createThread(other, peer, [YEARS_AGO, 1], { brandId }),
    ];
    await withLongest(24, async () => {
      await beginBrandPeriods(clock.now());
      await expireAll();
      expect(await storedIn(mine)).toEqual([2, 3]);
      expect(await seen(ugo, anna.angelId)).toEqual([2, 3]);
      expect(await codeOf(choose(ugo, null))).toBe('input_invalid');
      expect(await choose(ugo, 12)).toEqual({ months: 12, longest: 24 });
      await expireAll();
      expect(await seen(ugo, anna.angelId)).toEqual([3]);
    });
    expect(await storedIn(theirs)).toEqual([1, 2]);
  });
});

describe('20: the work', () => {
  test('is done once by two workers at the same time', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => createMember()));
    const ids: string[] = [];
    for (const member of members) {
      const { profileId } = await hostedProfile();
      ids.push(await createThread(member, { profileId }, [YEARS_AGO, YEARS_AGO, 1]));
      await choose(member, 12);
    }
    const now = clock.now();
    await Promise.all([expireMessagesWork.run(now, 50), expireMessagesWork.run(now, 50)]);
    await expireAll();
    for (const id of ids) expect(await storedIn(id)).toEqual([3]);
  });

  test('goes on after a crash between two batches', async () => {
    const hosted = await Promise.all([0, 1].map(() => hostedProfile()));
    const ids = [];
    for (const one of hosted) ids.push(await createThread(ugo, one, [YEARS_AGO, YEARS_AGO, 1]));
    await choose(ugo, 12);
    const now = clock.now();
    expect(await claimDue(INBOXES_TO_EXPIRE, now, 50)).toHaveLength(1);
    // One of two conversations, and no word after it.
    await expireTurn(ugo.profileId, periodBegin(now, 12), 1);
    const left = await Promise.all(ids.map(storedIn));
    expect(left.map(({ length }) => length).sort()).toEqual([1, 3]);
    expect(await expireMessagesWork.run(now, 50)).toBe(0);
    await expireAll(after(now, 6 * MINUTE));
    expect(await Promise.all(ids.map(storedIn))).toEqual([[3], [3]]);
  });

  test('takes a long conversation in batches', async () => {
    const hosted = await hostedProfile();
    const id = await createThread(ugo, hosted, [
      ...Array.from({ length: 1_200 }, () => YEARS_AGO),
      1,
    ]);
    const before = periodBegin(clock.now(), 12);
    const sizes: number[] = [];
    while (!(await expireTurn(ugo.profileId, before))) sizes.push((await storedIn(id)).length);
    expect(sizes).toEqual([701, 201, 1]);
  });

  test('comes again a day later', async () => {
    await choose(ugo, 12);
    const now = clock.now();
    await expireAll(now);
    const { expireAt } = await db().inbox.findUniqueOrThrow({
      where: { profileId: ugo.profileId },
    });
    expect(expireAt).toEqual(after(now, DAY));
  });

  test('finds old messages by the primary key of one partition', async () => {
    const client = await pool().connect();
    try {
      await client.query('begin');
      await client.query('set local enable_seqscan = off');
      const values = [ugo.profileId, clock.now(), 50];
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain (analyze, costs off, timing off) ${EXPIRABLE.text}`,
        values,
      );
      const plan = rows.map((line) => line['QUERY PLAN']).join('\n');
      expect(plan).not.toContain('Seq Scan on messages');
      expect(plan).toMatch(/Index.* Scan using messages_\w+ on messages_/);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});

test.each([
  ['2026-11-27T10:00:00Z', 12, '2025-11-27T10:00:00Z'],
  ['2028-02-29T10:00:00Z', 12, '2027-02-28T10:00:00Z'],
  ['2026-03-31T10:00:00Z', 1, '2026-02-28T10:00:00Z'],
])('20: the period of %s by %s months begins at %s', (now, months, begin) => {
  expect(periodBegin(new Date(now), months)).toEqual(new Date(begin));
});
