// [finding 90]
import { beforeEach, describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { SECOND_FACTOR_RECENT_MS } from '#lib/desk/limits.ts';
import { totpCode } from '#lib/desk/session/totp.ts';
import { deskEndpoints } from '#lib/http/desk/registry.ts';
import { clock, MINUTE } from '#lib/kernel/clock.ts';
import { createMember } from '../../factories/member.ts';
import { createOperator } from '../../factories/operator.ts';
import { askDesk } from './ask-desk.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';
beforeEach(() => {
  clock.setOffset(0);
});

const PURPOSE = 'Member request';
const GUARDED = [...deskEndpoints].flatMap(([key, { endpoint }]) =>
  endpoint.recentSecondFactor === true ? [key] : [],
);
type Admin = Awaited<ReturnType<typeof createOperator>>;

const confirm = ({ token }: Admin, code: string) =>
  askDesk('POST /api/desk/confirm', { token, body: { code } });
const rightCode = ({ secret }: Admin) => totpCode(secret, clock.now());
const wrongCode = (admin: Admin) => (rightCode(admin) === '123456' ? '123457' : '123456');
const actionsOf = async ({ id }: Admin) => {
  const entries = await db().auditEntry.findMany({
    where: { actor: `operator:${id}` },
    orderBy: { id: 'asc' },
  });
  return entries.map(({ action, data, purpose }) => ({ action, data, purpose }));
};

test('is asked for by every call that is hard to undo or gives rights', () => {
  expect(GUARDED.toSorted()).toEqual([
    'POST /api/desk/approvals/{id}/approve',
    'POST /api/desk/declarations/{reference}/settle',
    'POST /api/desk/members/{trackerId}/credits',
    'POST /api/desk/members/{trackerId}/erase',
    'POST /api/desk/operators',
    'POST /api/desk/operators/{id}/change',
    'POST /api/desk/operators/{id}/reset',
    'POST /api/desk/orders/{orderId}/refund',
  ]);
  for (const key of GUARDED) {
    expect(deskEndpoints.get(key)?.endpoint.errors).toContain('second_factor_needed');
  }
});

describe.each(GUARDED)('%s', (key) => {
  test('is refused once the second factor is too long ago, and logged', async () => {
    const admin = await createOperator();
    const { token } = admin;
    const asked = { token, purpose: PURPOSE, params: { id: 'one', trackerId: 'two' } };
    clock.setOffset(SECOND_FACTOR_RECENT_MS - MINUTE);
    expect(await askDesk(key, asked)).not.toMatchObject({ code: 'second_factor_needed' });
    clock.setOffset(SECOND_FACTOR_RECENT_MS + 1);
    const refused = await askDesk(key, asked);
    expect(refused).toMatchObject({ status: 403, code: 'second_factor_needed' });
    expect((await actionsOf(admin)).at(-1)).toEqual({
      action: 'need_second_factor',
      data: { call: key },
      purpose: PURPOSE,
    });
    // Reading goes on.
    expect(await askDesk('GET /api/desk/operators', { token })).toMatchObject({ status: 200 });
  });
});

test('an erasure happens after the second factor was confirmed, and not before', async () => {
  const admin = await createOperator();
  const member = await createMember();
  const erase = () =>
    askDesk('POST /api/desk/members/{trackerId}/erase', {
      token: admin.token,
      purpose: PURPOSE,
      params: { trackerId: member.publicId },
    });
  const eraseAt = async () =>
    (await db().user.findUniqueOrThrow({ where: { id: member.memberId } })).eraseAt;
  clock.setOffset(SECOND_FACTOR_RECENT_MS + 1);
  expect(await erase()).toMatchObject({ code: 'second_factor_needed' });
  expect(await eraseAt()).toBeNull();
  expect(await confirm(admin, rightCode(admin))).toMatchObject({ status: 200 });
  expect(await erase()).toMatchObject({ status: 200 });
  expect(await eraseAt()).not.toBeNull();
  expect((await actionsOf(admin)).map(({ action }) => action)).toEqual([
    'need_second_factor',
    'confirm_second_factor',
    expect.stringContaining('eras'),
  ]);
});

test('a role without the duty is refused as before, whenever it logged in', async () => {
  const { token } = await createOperator({ role: 'moderator' });
  clock.setOffset(SECOND_FACTOR_RECENT_MS + 1);
  expect(await askDesk('POST /api/desk/operators', { token })).toMatchObject({ code: 'forbidden' });
});

describe('confirming', () => {
  test('counts for this session alone', async () => {
    const admin = await createOperator();
    const other = await createOperator();
    clock.setOffset(SECOND_FACTOR_RECENT_MS + 1);
    await confirm(admin, rightCode(admin));
    expect(await askDesk(GUARDED[0] ?? '', { token: other.token, purpose: PURPOSE })).toMatchObject(
      { code: 'second_factor_needed' },
    );
  });

  test('takes a code once', async () => {
    const admin = await createOperator();
    const code = rightCode(admin);
    expect(await confirm(admin, code)).toMatchObject({ status: 200 });
    expect(await confirm(admin, code)).toMatchObject({ code: 'second_factor_wrong' });
  });

  test('ends the session at the fifth wrong code, and logs each', async () => {
    const admin = await createOperator();
    for (let tried = 0; tried < 5; tried += 1) {
      expect(await confirm(admin, wrongCode(admin))).toMatchObject({ code: 'second_factor_wrong' });
    }
    expect(await confirm(admin, rightCode(admin))).toMatchObject({ code: 'unauthenticated' });
    const failed = (await actionsOf(admin)).map(({ action, data }) => [action, data]);
    expect(failed).toEqual([
      ...[1, 2, 3, 4].map(() => ['fail_second_factor', { ended: false }]),
      ['fail_second_factor', { ended: true }],
    ]);
  });

  test('begins to count again after a right code', async () => {
    const admin = await createOperator();
    for (let tried = 0; tried < 4; tried += 1) await confirm(admin, wrongCode(admin));
    expect(await confirm(admin, rightCode(admin))).toMatchObject({ status: 200 });
    expect(await confirm(admin, wrongCode(admin))).toMatchObject({ code: 'second_factor_wrong' });
    expect(await askDesk('GET /api/desk/me', { token: admin.token })).toMatchObject({
      status: 200,
    });
  });
});
