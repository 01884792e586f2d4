import { describe, expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { readInvitation } from '#lib/desk/operators/read-invitation.ts';
import { totpCode } from '#lib/desk/session/totp.ts';
import { clock } from '#lib/kernel/clock.ts';
import { createOperator, OPERATOR_PASSWORD } from '../../factories/operator.ts';
import { askDesk } from './ask-desk.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';
const CHANGE = 'POST /api/desk/operators/{id}/change';
const RESET = 'POST /api/desk/operators/{id}/reset';
const DISABLE = 'POST /api/desk/operators/{id}/disable';
const INVITE = 'POST /api/desk/operators';

const me = (token: string) => askDesk('GET /api/desk/me', { token });
const rowOf = (id: string) => db().operator.findUniqueOrThrow({ where: { id } });
const on = (key: string, { token }: { token: string }, id: string, body: object = {}) =>
  askDesk(key, { token, params: { id }, body });
const lastAction = (subject: string, action: string) =>
  db().auditEntry.findFirst({ where: { subject, action }, orderBy: { id: 'desc' } });

describe('an operator', () => {
  test('gets another role and other brands, effective at the next call', async () => {
    const admin = await createOperator();
    const other = await createOperator({ role: 'moderator', brandIds: ['fuego'] });
    const place = { role: 'care', brandIds: ['lumiere'] };
    expect(await on(CHANGE, admin, other.id, place)).toMatchObject({ status: 200 });
    expect(await me(other.token)).toMatchObject({ answer: place });
    expect(await lastAction(other.id, 'change_operator')).toMatchObject({
      actor: `operator:${admin.id}`,
      data: { ...place, before: { role: 'moderator', brandIds: ['fuego'] } },
    });
  });

  test('who lost the authenticator is invited again, and all former credentials are void', async () => {
    const admin = await createOperator();
    const other = await createOperator({ role: 'care' });
    const { answer } = await on(RESET, admin, other.id);
    const token = new URL(String(answer['link'])).searchParams.get('token') ?? '';
    expect(await me(other.token)).toMatchObject({ status: 401 });
    const old = { email: other.email, password: OPERATOR_PASSWORD };
    expect(await askDesk('POST /api/desk/login', { body: old })).toMatchObject({
      code: 'wrong_credentials',
    });
    const { secret } = await readInvitation(token, clock.now());
    expect(secret).not.toBe(other.secret);
    const code = totpCode(secret, clock.now());
    const body = { token, code, password: 'A-new-desk-2026' };
    expect(await askDesk('POST /api/desk/invitation', { body })).toMatchObject({ status: 200 });
    expect(await rowOf(other.id)).toMatchObject({ state: 'active', role: 'care' });
    expect(await lastAction(other.id, 'reset_operator')).toMatchObject({
      data: { before: 'active' },
    });
  });

  test('who was disabled is reactivated by the same reset', async () => {
    const admin = await createOperator();
    const other = await createOperator({ role: 'care' });
    await on(DISABLE, admin, other.id);
    const place = { role: 'admin', brandIds: [] };
    expect(await on(CHANGE, admin, other.id, place)).toMatchObject({ code: 'conflict' });
    expect(await on(RESET, admin, other.id)).toMatchObject({ status: 200 });
    expect(await rowOf(other.id)).toMatchObject({ state: 'invited', disabledAt: null });
  });

  test('cannot change, reset or disable themselves', async () => {
    const admin = await createOperator();
    for (const key of [CHANGE, RESET, DISABLE]) {
      const refused = await on(key, admin, admin.id, { role: 'care', brandIds: [] });
      expect([key, refused.code]).toEqual([key, 'conflict']);
    }
  });
});

describe('an admin of some brands', () => {
  const place = { role: 'care', brandIds: ['fuego'] };

  test('manages only operators within these brands; others are not found', async () => {
    const admin = await createOperator({ brandIds: ['fuego', 'lumiere'] });
    const within = await createOperator({ role: 'care', brandIds: ['lumiere'] });
    const wider = await createOperator({ role: 'care', brandIds: ['fuego', 'dolcevita'] });
    const all = await createOperator({ role: 'moderator' });
    const { answer } = await askDesk('GET /api/desk/operators', { token: admin.token });
    const ids = (answer['operators'] as { id: string }[]).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([admin.id, within.id]));
    expect(ids).not.toContain(wider.id);
    expect(ids).not.toContain(all.id);
    for (const key of [CHANGE, RESET, DISABLE]) {
      for (const { id } of [wider, all]) {
        expect(await on(key, admin, id, place)).toMatchObject({ status: 404 });
      }
    }
    expect(await rowOf(all.id)).toMatchObject({ role: 'moderator', state: 'active' });
    expect(await on(CHANGE, admin, within.id, place)).toMatchObject({ status: 200 });
    expect(await on(DISABLE, admin, within.id)).toMatchObject({ status: 200 });
  });

  test('cannot assign other brands; an empty list means all of the admin’s', async () => {
    const admin = await createOperator({ brandIds: ['fuego', 'lumiere'] });
    const within = await createOperator({ role: 'care', brandIds: ['lumiere'] });
    const wide = { role: 'care', brandIds: ['dolcevita'] };
    expect(await on(CHANGE, admin, within.id, wide)).toMatchObject({ status: 404 });
    await on(CHANGE, admin, within.id, { role: 'care', brandIds: [] });
    expect((await rowOf(within.id)).brandIds).toEqual(['fuego', 'lumiere']);
    const { token } = admin;
    const guest = { email: 'guest@desk.test', name: 'Guest', role: 'care' };
    const refused = await askDesk(INVITE, { token, body: { ...guest, brandIds: ['dolcevita'] } });
    expect(refused).toMatchObject({ status: 404 });
    expect(await askDesk(INVITE, { token, body: guest })).toMatchObject({ status: 200 });
    expect(
      (await db().operator.findUniqueOrThrow({ where: { email: guest.email } })).brandIds,
    ).toEqual(['fuego', 'lumiere']);
  });

  test('cannot take over an invitation for more brands', async () => {
    const all = await createOperator();
    const scoped = await createOperator({ brandIds: ['fuego'] });
    const body = { email: 'wide@desk.test', name: 'Wide', role: 'admin' };
    expect(await askDesk(INVITE, { token: all.token, body })).toMatchObject({ status: 200 });
    expect(await askDesk(INVITE, { token: scoped.token, body })).toMatchObject({
      code: 'conflict',
    });
    expect(
      (await db().operator.findUniqueOrThrow({ where: { email: body.email } })).brandIds,
    ).toEqual([]);
  });
});
