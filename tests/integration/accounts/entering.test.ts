// [core §1 E-mail confirmation] [core §2 /login] [core §2 /forgotPassword] [core §2 /resetPassword: token]
// [core §2 /profile] [core §2 /confirmEmail] [core §3 Login request and response] [core §3 Reset payload]
// [core §3 Verify response] [core §3 User info: clickid] [core §4 Start-up: member]
// [core §4 Gift of messages on coming back] [core §4 Password reset] [core §4 Confirmation landing] [core §5 Login]
// [core §5 Forgot] [core §6 Disabled user] [core §7 POST /api/users/authenticate] [core §7 POST /api/users/verify]
// [core §7 POST /api/users/getTokenForReset] [core §7 POST /api/users/changePassword]
// [core §7 POST /api/users/confirmEmail] [core §7 GET /api/users/profile/{trackerId}] [core §8 1001 member_unknown]
// [core §8 1008 account_disabled] [core §8 mail_password_errati] [core §8 utente_disabilitato at start-up]
// [core §8 token_expired] [core §8 utente_inesistente] [core §8 email_unconfirmed] [money §3 nextBillDate]
import { afterEach, expect, test } from '@jest/globals';
import { authenticate } from '#lib/accounts/login/authenticate.ts';
import { changePassword } from '#lib/accounts/password/change-password.ts';
import { confirmEmail } from '#lib/accounts/confirmation/confirm-email.ts';
import { enter } from '#lib/accounts/login/enter.ts';
import { ownProfile } from '#lib/accounts/profile/own-profile.ts';
import { register } from '#lib/accounts/signup/register.ts';
import { requestReset } from '#lib/accounts/password/request-reset.ts';
import { resendConfirmation } from '#lib/accounts/confirmation/mail-confirmation.ts';
import { findSession } from '#lib/accounts/session/find-session.ts';
import { verifySession } from '#lib/accounts/login/verify-session.ts';
import { db } from '#lib/db/client.ts';
import { after, clock, DAY, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { createMember, MEMBER_PASSWORD } from '#tests/factories/member.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { freshEmail, makePrivate, signupForm } from './signup-form.ts';
import { mailedToken } from './mails.ts';

const brand = brandOf('dolcevita');
const VISITOR = { kind: 'visitor' } as const;

afterEach(() => {
  clock.setOffset(0);
});

function login(
  email: string,
  password = MEMBER_PASSWORD,
  more: { flowCode?: string; on?: string } = {},
) {
  const on = brandOf(more.on ?? 'dolcevita');
  return authenticate({
    brand: on,
    email,
    password,
    flowCode: more.flowCode,
    userAgent: 'jest',
    now: clock.now(),
  });
}

async function viewer(token: string) {
  const found = await findSession(token);
  if (!found) throw new Error('session not found');
  return found;
}

test('logs in with spaces and capitals in the address', async () => {
  const member = await createMember();
  const { token, memberId } = await login(` ${member.email.toUpperCase()} `);
  expect(memberId).toBe(member.memberId);
  expect(await findSession(token)).toMatchObject({ memberId, brandId: 'dolcevita', level: 0 });
});

test("returns the login error that the brand's disclosure setting permits", async () => {
  const { email, memberId } = await createMember();
  await expect(login('', '')).rejects.toMatchObject({
    code: 'email_malformed',
    fields: [
      { path: 'email', code: 'email_malformed' },
      { path: 'password', code: 'password_missing' },
    ],
  });
  await expect(login(email, '')).rejects.toMatchObject({ code: 'password_missing' });
  await expect(login(email, 'wrong')).rejects.toMatchObject({ code: 'wrong_credentials' });
  await expect(login('nobody@example.test')).rejects.toMatchObject({ code: 'member_unknown' });
  await expect(login(email, MEMBER_PASSWORD, { on: 'fuego' })).rejects.toMatchObject({
    code: 'member_unknown',
  });
  await db().user.update({ where: { id: memberId }, data: { state: 'disabled' } });
  await expect(login(email, 'wrong')).rejects.toMatchObject({ code: 'wrong_credentials' });
  await expect(login(email)).rejects.toMatchObject({ code: 'account_disabled' });
});

test('does not distinguish an unknown address from a wrong password on a private brand', async () => {
  await makePrivate('lumiere', clock.now());
  clock.setOffset(6_000);
  await expect(login('nobody@example.test', 'x', { on: 'lumiere' })).rejects.toMatchObject({
    code: 'wrong_credentials',
  });
  expect(await requestReset(brandOf('lumiere'), 'nobody@example.test', clock.now())).toBe('OK');
});

test('replaces a password hash of lower cost at login', async () => {
  const { hash } = await import('@node-rs/argon2');
  const { email, memberId } = await createMember();
  const cheap = await hash(MEMBER_PASSWORD, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
  await db().user.update({ where: { id: memberId }, data: { passwordHash: cheap } });
  await login(email);
  const { passwordHash } = await db().user.findUniqueOrThrow({ where: { id: memberId } });
  expect(passwordHash).toContain('m=19456,t=2,p=1');
  await login(email);
});

test('changes the flow at a login with a valid fluxid, but not with an unknown one', async () => {
  const { email, memberId } = await createMember();
  expect((await login(email, MEMBER_PASSWORD, { flowCode: 'nowhere' })).flow.code).toBe('7');
  expect((await login(email, MEMBER_PASSWORD, { flowCode: '21' })).flow.code).toBe('21');
  expect((await login(email)).flow.code).toBe('21');
  expect(await db().flowAssignment.count({ where: { memberId } })).toBe(2);
});

test('verify renews the token, accepts the old one for a minute after its use, and refuses other tokens', async () => {
  const member = await createMember();
  const ask = (token: string | undefined, trackerId?: string, brandId = 'dolcevita') =>
    verifySession({ token, trackerId, brandId, now: clock.now() });
  expect(await ask(undefined)).toEqual({ kind: 'visitor' });
  expect(await ask('x'.repeat(43))).toEqual({ kind: 'visitor' });
  expect(await ask(member.token, 'somebody-else')).toEqual({ kind: 'visitor' });
  expect(await ask(member.token, undefined, 'fuego')).toEqual({ kind: 'visitor' });
  const first = await ask(member.token, member.publicId);
  if (first.kind !== 'member') throw new Error(first.kind);
  expect(first.account).toMatchObject({
    clickid: member.publicId,
    confirmed_email: true,
    premiumLevel: 0,
  });
  expect(first.token).not.toBe(member.token);
  const second = await ask(member.token);
  expect(second).toMatchObject({ kind: 'member', token: first.token });
  // Until the new token is used, its answer may have been lost.
  clock.setOffset(HOUR);
  expect(await ask(member.token)).toMatchObject({ kind: 'member', token: first.token });
  await viewer(first.token ?? '');
  clock.setOffset(HOUR + MINUTE / 2);
  expect(await ask(member.token)).toMatchObject({ kind: 'member', token: first.token });
  clock.setOffset(HOUR + MINUTE + 6_000);
  expect(await ask(member.token)).toEqual({ kind: 'visitor' });
  expect(await ask(first.token)).toMatchObject({ kind: 'member' });
});

test('verify reports a disabled member, and fails once the session has ended', async () => {
  const member = await createMember({ state: 'disabled' });
  const ask = () =>
    verifySession({
      token: member.token,
      trackerId: undefined,
      brandId: 'dolcevita',
      now: clock.now(),
    });
  expect(await ask()).toEqual({ kind: 'disabled' });
  clock.setOffset(15 * DAY);
  expect(await ask()).toEqual({ kind: 'visitor' });
});

test('confirms once by the mailed link, lists the profile, sends the welcome and opens a session', async () => {
  const email = freshEmail();
  const registered = await register(await signupForm({ email }, { now: clock.now() }));
  if (registered.kind !== 'entered') throw new Error('session not found');
  const token = await mailedToken(email, 'confirm_email');
  const ask = (given: string | undefined, on = brand) =>
    confirmEmail({ brand: on, token: given, viewer: VISITOR, userAgent: 'jest', now: clock.now() });
  await expect(ask(undefined)).rejects.toMatchObject({ code: 'unauthenticated' });
  await expect(ask('x'.repeat(43))).rejects.toMatchObject({ code: 'token_expired' });
  await expect(ask(token, brandOf('fuego'))).rejects.toMatchObject({ code: 'token_expired' });
  const own = await viewer(registered.token);
  await expect(
    confirmEmail({ brand, token: undefined, viewer: own, userAgent: '', now: clock.now() }),
  ).rejects.toMatchObject({ code: 'email_unconfirmed' });
  const confirmed = await ask(token);
  expect(confirmed.firstLogin).toBe(true);
  expect(await findSession(confirmed.token ?? '')).toMatchObject({ emailConfirmed: true });
  expect(
    await db().profileListing.count({ where: { profile: { memberId: registered.memberId } } }),
  ).toBe(1);
  expect(await db().mailMessage.count({ where: { toAddress: email, template: 'welcome' } })).toBe(
    1,
  );
  await expect(ask(token)).rejects.toMatchObject({ code: 'token_expired' });
});

test('confirms once when a link is used twenty times at once', async () => {
  const email = freshEmail();
  await register(await signupForm({ email }, { now: clock.now() }));
  const token = await mailedToken(email, 'confirm_email');
  const clicks = Array.from({ length: 20 }, () =>
    confirmEmail({ brand, token, viewer: VISITOR, userAgent: '', now: clock.now() }),
  );
  const settled = await Promise.allSettled(clicks);
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('expires a confirmation link after seven days, or once a newer one is mailed', async () => {
  const email = freshEmail();
  const registered = await register(await signupForm({ email }, { now: clock.now() }));
  if (registered.kind !== 'entered') throw new Error('session not found');
  const older = await mailedToken(email, 'confirm_email');
  const again = await resendConfirmation(await viewer(registered.token), after(clock.now(), 5));
  expect(again).toEqual({ email, confirmed: false });
  const newer = await mailedToken(email, 'confirm_email');
  const at = (token: string, ms: number) =>
    confirmEmail({ brand, token, viewer: VISITOR, userAgent: '', now: after(clock.now(), ms) });
  await expect(at(older, 10)).rejects.toMatchObject({ code: 'token_expired' });
  await expect(at(newer, 7 * DAY + MINUTE)).rejects.toMatchObject({ code: 'token_expired' });
  await expect(at(newer, 7 * DAY - MINUTE)).resolves.toMatchObject({ firstLogin: true });
  const confirmed = await createMember();
  expect(await resendConfirmation(await viewer(confirmed.token), clock.now())).toMatchObject({
    confirmed: true,
  });
});

test('ends every session at a reset, which works once within the hour', async () => {
  const member = await createMember();
  await expect(requestReset(brand, 'no', clock.now())).rejects.toMatchObject({
    code: 'email_malformed',
  });
  expect(await requestReset(brand, 'nobody@example.test', clock.now())).toBe(false);
  expect(await requestReset(brand, member.email, clock.now())).toBe('OK');
  const token = await mailedToken(member.email, 'reset_password');
  const change = (password: string, ms = 0, email?: string) =>
    changePassword({ brand, token, email, password, now: after(clock.now(), ms) });
  await expect(change('')).rejects.toMatchObject({ code: 'password_missing' });
  await expect(change('password1')).rejects.toMatchObject({ code: 'password_breached' });
  await expect(change('nuova parola 12', HOUR + MINUTE)).rejects.toMatchObject({
    code: 'token_expired',
  });
  await expect(change('nuova parola 12', 0, 'other@example.test')).rejects.toMatchObject({
    code: 'token_expired',
  });
  expect(await change('nuova parola 12', 0, member.email)).toEqual({ publicId: member.publicId });
  expect(await findSession(member.token)).toBeNull();
  await expect(login(member.email)).rejects.toMatchObject({ code: 'wrong_credentials' });
  await login(member.email, 'nuova parola 12');
  await expect(change('ancora un altra 3')).rejects.toMatchObject({ code: 'token_expired' });
});

test('sends no reset mail to a disabled account', async () => {
  const { email } = await createMember({ state: 'disabled' });
  expect(await requestReset(brand, email, clock.now())).toBe('OK');
  expect(await db().mailMessage.count({ where: { toAddress: email } })).toBe(0);
});

test('gives the flow’s gift once, to a member who returns on another day', async () => {
  const { memberId } = await createMember();
  const { currentFlow } = await import('#lib/flows/queries.ts');
  const flow = await currentFlow('dolcevita', '7');
  const gifted = { ...flow, config: { ...flow.config, giftedMessages: 3 } };
  const come = (ms: number) =>
    enter({ memberId, flow: gifted, firstLogin: false, now: after(clock.now(), ms) });
  expect((await come(HOUR)).giftedMessages).toBe(0);
  const back = await Promise.all([come(2 * DAY), come(2 * DAY), come(2 * DAY)]);
  expect(back.map(({ giftedMessages }) => giftedMessages).sort()).toEqual([0, 0, 3]);
  expect((await come(3 * DAY)).giftedMessages).toBe(0);
});

test('returns the own profile only to its owner', async () => {
  const member = await createMember({ age: 44 });
  const other = await createMember();
  const own = await viewer(member.token);
  const profile = await ownProfile(own, member.publicId, clock.now());
  expect(profile).toMatchObject({ age: 44, email: member.email, paylog: [], nextBillDate: null });
  await expect(ownProfile(own, other.publicId, clock.now())).rejects.toMatchObject({
    code: 'not_found',
  });
});
