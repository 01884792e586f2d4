// Findings 1, 2, 4, 7, 10 and 56.
import { afterEach, expect, test } from '@jest/globals';
import { disableAccount } from '#lib/accounts/disable-account.ts';
import { enter } from '#lib/accounts/login/enter.ts';
import { opensReset } from '#lib/accounts/queries.ts';
import { requestReset } from '#lib/accounts/password/request-reset.ts';
import { changePassword } from '#lib/accounts/password/change-password.ts';
import { endSession } from '#lib/accounts/session/end-session.ts';
import { verifySession } from '#lib/accounts/login/verify-session.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { currentFlow } from '#lib/flows/queries.ts';
import { cookieState } from '#lib/http/cookie-state.ts';
import { clock, SECOND } from '#lib/kernel/clock.ts';
import { blockMember } from '#lib/moderation/measures/block-member.ts';
import { installRealtime, realtime } from '#lib/realtime/port.ts';
import { sealSession, sessionCookieName } from '#lib/security/session-cookie.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { ask } from '../http/callers.ts';
import { mailedToken } from './mails.ts';

const brand = brandOf('dolcevita');
const port = realtime();

afterEach(() => {
  installRealtime(port);
  clock.setOffset(0);
});

const verify = ({ token }: CreatedMember) =>
  verifySession({ token, trackerId: undefined, brandId: brand.id, now: clock.now() });

async function cookieOf({ token }: CreatedMember): Promise<string> {
  return `${sessionCookieName()}=${encodeURIComponent(await sealSession(token))}`;
}

function block({ memberId, profileId }: CreatedMember): Promise<void> {
  const deciding = { actor: 'desk', details: '', now: clock.now() };
  return blockMember({ memberId, profileId, reason: 'threat', ...deciding });
}

test('verify says that staff have disabled the account', async () => {
  const member = await createMember();
  await block(member);
  expect(await verify(member)).toEqual({ kind: 'disabled' });
});

test('a session cookie is live, disabled or ended', async () => {
  const [live, disabled, ended] = [
    await createMember(),
    await createMember(),
    await createMember(),
  ];
  await block(disabled);
  await endSession(db(), ended.sessionId, clock.now());
  const state = async (header: string) => cookieState(header, brand.id, clock.now());
  expect(await state('')).toBe('none');
  expect(await state(await cookieOf(live))).toBe('live');
  expect(await state(await cookieOf(disabled))).toBe('disabled');
  expect(await state(await cookieOf(ended))).toBe('ended');
  expect(await state(`${sessionCookieName()}=forged`)).toBe('ended');
});

test('sockets stay open when the transaction that ends their sessions is rolled back', async () => {
  const { memberId, profileId, sessionId } = await createMember();
  const ended: string[] = [];
  installRealtime({ ...port, endSessions: (ids) => void ended.push(...ids) });
  const about = { memberId, profileId, reason: 'staff', now: clock.now() } as const;
  const rolledBack = inTransaction(async (tx) => {
    await disableAccount(tx, about);
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  expect(ended).toEqual([]);
  await inTransaction(async (tx) => {
    await disableAccount(tx, about);
    expect(ended).toEqual([]);
  });
  expect(ended).toEqual([sessionId]);
});

test('a login counts as activity at once', async () => {
  const { memberId, profileId } = await createMember();
  const flow = await currentFlow(brand.id, '7');
  const now = new Date(clock.ms() + SECOND);
  const answer = await enter({ memberId, flow, firstLogin: false, now });
  expect(answer.lastActivity).toBeNull();
  const user = await db().user.findUniqueOrThrow({ where: { id: memberId } });
  const profile = await db().profile.findUniqueOrThrow({ where: { id: profileId } });
  expect([user.lastActivityAt, profile.lastActiveAt]).toEqual([now, now]);
});

test('verify answers a pending account’s long token like any other', async () => {
  const { status } = await ask({
    key: 'POST /api/users/verify',
    body: JSON.stringify({ token: 'x'.repeat(900) }),
  });
  expect(status).toBe(200);
});

test('a reset link says before the form whether it still works', async () => {
  const { email } = await createMember();
  await requestReset(brand, email, clock.now());
  const token = await mailedToken(email, 'reset_password');
  const works = () => opensReset(brand.id, token, clock.now());
  expect(await works()).toBe(true);
  expect(await works()).toBe(true);
  expect(await opensReset('fuego', token, clock.now())).toBe(false);
  const password = 'una frase tutta mia 27';
  await changePassword({ brand, token, email: undefined, password, now: clock.now() });
  expect(await works()).toBe(false);
});
