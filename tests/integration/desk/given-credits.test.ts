import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { DAY } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { installRealtime, realtime } from '#lib/realtime/port.ts';
import { GIFT_MAX, GIFTS_MAX } from '#lib/credits/limits.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { createOperator } from '#tests/factories/operator.ts';
import { ask } from '../http/callers.ts';
import { askDesk } from './ask-desk.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';

type TestOperator = Awaited<ReturnType<typeof createOperator>>;

const purpose = 'a letter';
let care: TestOperator;
let member: CreatedMember;
let key = '';

beforeEach(async () => {
  care = await createOperator({ role: 'care', brandIds: ['dolcevita'] });
  member = await createMember();
  key = randomUUID();
});

type GrantOptions = {
  readonly by?: TestOperator;
  readonly to?: CreatedMember;
  readonly bucket?: string;
  readonly amount?: number;
  readonly reason?: string;
  readonly key?: string;
};

async function give({ by = care, to = member, ...grant }: GrantOptions = {}) {
  const body = { bucket: 'free', amount: 5, reason: 'A message was lost.', key, ...grant };
  const params = { trackerId: to.publicId };
  const call = 'POST /api/desk/members/{trackerId}/credits';
  const { status, code, answer } = await askDesk(call, {
    token: by.token,
    purpose,
    params,
    body,
  });
  return { result: code ?? status, params: answer['params'] };
}

const balanceOf = ({ memberId }: CreatedMember) =>
  db().creditAccount.findUniqueOrThrow({ where: { memberId } });
const entriesOf = ({ memberId }: CreatedMember) =>
  db().creditEntry.findMany({ where: { memberId, reason: 'goodwill' }, orderBy: { id: 'asc' } });
const loggedFor = ({ memberId }: CreatedMember) =>
  db().auditEntry.findMany({ where: { action: 'give_credits', subject: memberId } });

describe('credits given by customer care', () => {
  test('are an entry that the member can read, and are logged with the reason', async () => {
    const before = await balanceOf(member);
    expect(await give()).toMatchObject({ result: 200 });
    expect((await balanceOf(member)).free).toBe(before.free + 5);
    const { text } = await ask({
      key: 'GET /api/get/credits/{trackerId}',
      token: member.token,
      params: { trackerId: member.publicId },
    });
    expect(text).toContain('"reason":"goodwill"');
    expect(text).not.toContain('A message was lost');
    expect(await loggedFor(member)).toMatchObject([
      {
        actor: `operator:${care.id}`,
        purpose,
        brandId: 'dolcevita',
        data: { bucket: 'free', amount: 5, reason: 'A message was lost.', key },
      },
    ]);
  });

  test('update the member’s open pages', async () => {
    const events: unknown[] = [];
    const port = realtime();
    installRealtime({
      ...port,
      toMember: (memberId, name, payload) => events.push([memberId, name, payload]),
    });
    const { free } = await balanceOf(member);
    await give({ amount: 7 });
    installRealtime(port);
    expect(events).toEqual([
      [member.memberId, 'remainingCredits', expect.objectContaining({ freeCredits: free + 7 })],
    ]);
  });

  test('are given once per key, also when sent five times at once', async () => {
    const { free } = await balanceOf(member);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => give()));
    expect(answers.map(({ result }) => result)).toEqual([200, 200, 200, 200, 200]);
    expect((await balanceOf(member)).free).toBe(free + 5);
    expect(await entriesOf(member)).toHaveLength(1);
    expect(await loggedFor(member)).toHaveLength(1);
    expect((await give({ amount: 6 })).result).toBe('idempotency_reused');
    expect((await give({ to: await createMember() })).result).toBe('idempotency_reused');
    expect((await give({ key: randomUUID() })).result).toBe(200);
    expect(await entriesOf(member)).toHaveLength(2);
  });

  test('do not change the level', async () => {
    await give({ amount: GIFT_MAX });
    await give({ amount: 3, bucket: 'likes', key: randomUUID() });
    await give({ amount: 2, bucket: 'icebreakers', key: randomUUID() });
    expect(await db().user.findUnique({ where: { id: member.memberId } })).toMatchObject({
      level: 0,
    });
    expect((await entriesOf(member)).map(({ bucket, delta }) => [bucket, delta])).toEqual([
      ['free', GIFT_MAX],
      ['likes', 3],
      ['icebreakers', 2],
    ]);
  });

  test.each([
    ['input_invalid', { amount: GIFT_MAX + 1 }],
    ['input_invalid', { amount: 0 }],
    ['input_invalid', { amount: -5 }],
    ['input_invalid', { amount: 1.5 }],
    ['input_invalid', { bucket: 'bought' }],
    ['input_invalid', { reason: ' ' }],
    ['input_invalid', { key: 'again' }],
    ['card_data_refused', { reason: 'Card 4111 1111 1111 1111' }],
  ])('are refused with %s: %j', async (code, grant) => {
    expect((await give(grant)).result).toBe(code);
    expect(await entriesOf(member)).toEqual([]);
  });

  test('are limited per operator and day over all members, also when given simultaneously', async () => {
    const others = await Promise.all(Array.from({ length: 4 }, () => createMember()));
    for (const to of others) await give({ to, amount: GIFT_MAX, key: randomUUID() });
    const left = GIFTS_MAX - 4 * GIFT_MAX;
    const amount = left - 10;
    const answers = await Promise.all([1, 2, 3].map(() => give({ amount, key: randomUUID() })));
    expect(answers.map(({ result }) => result).sort()).toEqual([200, 'conflict', 'conflict']);
    expect(await give({ amount: 11, key: randomUUID() })).toEqual({
      result: 'conflict',
      params: { left: 10 },
    });
    const another = await createOperator({ role: 'admin' });
    expect((await give({ by: another, amount: 11, key: randomUUID() })).result).toBe(200);
  });

  test('of the previous day do not count', async () => {
    const at = new Date(Date.now() - DAY - 60_000);
    const row = { actor: `operator:${care.id}`, action: 'give_credits', subject: member.memberId };
    await db().auditEntry.create({
      data: { ...row, id: newId(at.getTime()), data: { amount: GIFTS_MAX }, at },
    });
    expect((await give()).result).toBe(200);
  });

  test('are refused for a disabled account', async () => {
    await db().user.update({
      where: { id: member.memberId },
      data: { state: 'disabled', disabledReason: 'staff' },
    });
    expect(await give()).toMatchObject({ result: 'conflict', params: { state: 'disabled' } });
    expect(await entriesOf(member)).toEqual([]);
    expect(await loggedFor(member)).toEqual([]);
  });

  test('can be given by care and admins, on their brands', async () => {
    for (const role of ['moderator', 'operator', 'finance'] as const) {
      expect((await give({ by: await createOperator({ role }) })).result).toBe('forbidden');
    }
    const elsewhere = await createOperator({ role: 'care', brandIds: ['fuego'] });
    expect((await give({ by: elsewhere })).result).toBe('not_found');
    expect(await entriesOf(member)).toEqual([]);
  });

  test('are rolled back if the log entry cannot be written', async () => {
    await db().$executeRawUnsafe(`create function refuse_rows() returns trigger
      language plpgsql as $$ begin raise exception 'full'; end $$`);
    await db().$executeRawUnsafe(`create trigger full_now before insert on audit_entries
      for each row when (new.action = 'give_credits') execute function refuse_rows()`);
    const { free } = await balanceOf(member);
    const { result } = await give();
    await db().$executeRawUnsafe('drop trigger full_now on audit_entries');
    expect(result).toBe('unexpected');
    expect((await balanceOf(member)).free).toBe(free);
    expect((await give()).result).toBe(200);
  });
});
