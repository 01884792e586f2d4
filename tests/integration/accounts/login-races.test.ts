import { expect, test } from '@jest/globals';
import { disableProfile } from '#lib/accounts/profile/disable-profile.ts';
import { setPassword } from '#lib/accounts/password/set-password.ts';
import { enforceRetention } from '#lib/accounts/erasure/enforce-retention.ts';
import { db } from '#lib/db/client.ts';
import type { UserState } from '#lib/db/generated/enums.ts';
import { after, clock, DAY } from '#lib/kernel/clock.ts';
import { hashPassword } from '#lib/security/password.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { whileHeld } from '#tests/setup/while-held.ts';
import { login } from './ownership-setup.ts';

const NEW_PASSWORD = 'gelato al pistacchio 9';

const liveSessions = (memberId: string) =>
  db().session.count({ where: { memberId, revokedAt: null } });

/** Logs in while another transaction changes the account and ends its sessions. */
function loginDuring(
  { memberId: id, email, password }: CreatedMember,
  data: { readonly passwordHash: string } | { readonly state: UserState },
): Promise<unknown> {
  return whileHeld(
    async (tx) => {
      await tx.user.update({ where: { id }, data });
      await tx.session.updateMany({ where: { memberId: id }, data: { revokedAt: clock.now() } });
    },
    () => login(email, password),
  );
}

test('a login with the old password does not survive its replacement', async () => {
  const member = await createMember();
  const passwordHash = await hashPassword(NEW_PASSWORD);
  expect(await loginDuring(member, { passwordHash })).toBe('wrong_credentials');
  expect(await liveSessions(member.memberId)).toBe(0);
});

test('a login fails while its account is being closed', async () => {
  const member = await createMember();
  expect(await loginDuring(member, { state: 'disabled' })).toBe('account_disabled');
  expect(await liveSessions(member.memberId)).toBe(0);
});

async function replacePassword({ token, password }: CreatedMember): Promise<void> {
  const member = await viewerOfToken(token);
  const change = { currentPassword: password, password: NEW_PASSWORD, now: clock.now() };
  await setPassword({ member, ...change });
}

async function deactivate({ token }: CreatedMember): Promise<void> {
  await disableProfile(await viewerOfToken(token), undefined, clock.now());
}

test.each([
  // The session that set the password remains.
  { name: 'a new password', end: replacePassword, left: 1 },
  { name: 'a deactivation', end: deactivate, left: 0 },
])('logins during $name leave no session open', async ({ end, left }) => {
  const member = await createMember();
  const { email, password, memberId } = member;
  const logins = Array.from({ length: 12 }, () => login(email, password));
  const ended = end(member);
  await Promise.allSettled(logins);
  await ended;
  expect(await liveSessions(memberId)).toBe(left);
  await expect(login(email, password)).rejects.toThrow();
});

test('a login after the old sessions were deleted is not a first login', async () => {
  const { memberId, email, password } = await createMember();
  await db().user.update({ where: { id: memberId }, data: { lastActivityAt: clock.now() } });
  // Sessions expire after ninety days and are kept for thirty more, for investigating stolen accounts.
  await enforceRetention(after(clock.now(), 130 * DAY));
  expect(await db().session.count({ where: { memberId } })).toBe(0);
  expect(await login(email, password)).toMatchObject({ firstLogin: false });
});
