import { expect, jest, test } from '@jest/globals';
import { changePassword } from '#lib/accounts/password/change-password.ts';
import { confirmEmail } from '#lib/accounts/confirmation/confirm-email.ts';
import { confirmEmailChange } from '#lib/accounts/email-change/confirm-change.ts';
import { requestEmailChange } from '#lib/accounts/email-change/request-change.ts';
import { undoEmailChange } from '#lib/accounts/email-change/undo-change.ts';
import { eraseAccountsWork } from '#lib/accounts/erasure/erase-due-accounts.ts';
import { confirmErasure } from '#lib/accounts/erasure/request-erasure.ts';
import { forgetViewer } from '#lib/identity/forget-viewer.ts';
import { claimAccount } from '#lib/accounts/identities/claim-account.ts';
import { enterByLink } from '#lib/accounts/landings/enter-by-link.ts';
import { writeTarget } from '#lib/accounts/landings/target.ts';
import { lockMember } from '#lib/identity/lock-member.ts';
import { disableProfile } from '#lib/accounts/profile/disable-profile.ts';
import { setPassword } from '#lib/accounts/password/set-password.ts';
import { memberByEmail } from '#lib/accounts/queries.ts';
import { requestReset } from '#lib/accounts/password/request-reset.ts';
import { endOtherSessions } from '#lib/accounts/session/own-sessions.ts';
import { findSession } from '#lib/accounts/session/find-session.ts';
import { issueToken, type IssuedPurpose } from '#lib/accounts/tokens/issue-token.ts';
import type { MemberViewer } from '#lib/identity/viewer.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import type { Prisma } from '#lib/db/generated/client.ts';
import { after, clock, DAY, MINUTE } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { addressHash } from '#lib/known-people/address-key.ts';
import { addKnownPeople } from '#lib/known-people/change-list.ts';
import { recordBounce } from '#lib/mailing/record-bounce.ts';
import { suppressAddress } from '#lib/mail/suppression.ts';
import { lockMemberPayments } from '#lib/db/locks.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { whileHeld } from '#tests/setup/while-held.ts';
import { mailedToken } from './mails.ts';

const brand = brandOf('dolcevita');
const PASSWORD = 'gelato al pistacchio 9';
const BROWSER = { viewer: { kind: 'visitor' }, userAgent: 'jest' } as const;

type PreparedMember = CreatedMember & {
  readonly viewer: MemberViewer;
  readonly newEmail: string;
  readonly mailed: (purpose: IssuedPurpose) => Promise<string>;
};

/** A member with a session, a mailed token of each kind that the verbs consume, and a pending change of address. */
async function prepareMember(): Promise<PreparedMember> {
  const member = await createMember({ now: after(clock.now(), -5 * MINUTE) });
  const { memberId, email } = member;
  const viewer = await viewerOfToken(member.token);
  const newEmail = `new-${email}`;
  const now = clock.now();
  await requestEmailChange({ brand, member: viewer, oldEmail: '', newEmail, now });
  await requestReset(brand, email, now);
  const mailed = (purpose: IssuedPurpose) => issueToken(db(), { memberId, purpose, email, now });
  return { ...member, viewer, newEmail, mailed };
}

type Verb = () => Promise<unknown>;
/** Mails what the verb consumes, and returns the verb. */
type Ready = (one: PreparedMember) => Verb | Promise<Verb>;

const reset = (token: string) =>
  changePassword({ brand, token, email: undefined, password: PASSWORD, now: clock.now() });

const set = ({ viewer: member, password: currentPassword }: PreparedMember) =>
  setPassword({ member, currentPassword, password: PASSWORD, now: clock.now() });

async function leaving({ memberId }: PreparedMember): Promise<Verb> {
  const now = clock.now();
  const data = { eraseAskedAt: after(now, -DAY), eraseAt: now };
  await db().user.update({ where: { id: memberId }, data });
  return () => eraseAccountsWork.run(now, 10);
}

async function leavingByLink({ mailed }: PreparedMember): Promise<Verb> {
  const token = await mailed('erase_account');
  return () => confirmErasure(brand, token, clock.now());
}

async function claimed({ memberId: id, email }: PreparedMember): Promise<Verb> {
  await db().user.update({ where: { id }, data: { emailConfirmedAt: null } });
  const known = await memberByEmail(brand.id, email);
  if (!known) throw new Error('no member has this address');
  const identity = { issuer: 'google', subject: newId(), email, emailVerified: true };
  const by = { provider: 'google' as const, brandId: brand.id, now: clock.now() };
  return () => inTransaction((tx) => claimAccount(tx, known, identity, by));
}

const VERBS: Readonly<Record<string, Ready>> = {
  'a reset': async ({ mailed }) => {
    const token = await mailed('reset_password');
    return () => reset(token);
  },
  'a wish for a reset':
    ({ email }) =>
    () =>
      requestReset(brand, email, clock.now()),
  'a new password': (one) => () => set(one),
  'a confirmation': async ({ mailed }) => {
    const token = await mailed('confirm_email');
    return () => confirmEmail({ ...BROWSER, brand, token, now: clock.now() });
  },
  'a link that logs in': async ({ mailed }) => {
    const link = { token: await mailed('autologin'), redirect: writeTarget('/find') };
    return () => enterByLink({ ...BROWSER, ...link, brand, channel: 'email', now: clock.now() });
  },
  'a wish for another address': ({ viewer: member, newEmail }) => {
    const change = { brand, member, oldEmail: '', newEmail: `other-${newEmail}` };
    return () => requestEmailChange({ ...change, now: clock.now() });
  },
  'another address': async ({ newEmail }) => {
    const token = await mailedToken(newEmail, 'change_email');
    return () => confirmEmailChange({ brand, token, now: clock.now() });
  },
  'the old address again': async ({ email }) => {
    const token = await mailedToken(email, 'email_changing');
    return () => undoEmailChange({ brand, token, now: clock.now() });
  },
  'a list of known people':
    ({ viewer, newEmail }) =>
    () =>
      addKnownPeople(viewer, [addressHash(newEmail)], clock.now()),
  'a request for erasure': leavingByLink,
  'an erasure': leaving,
  'a deactivation':
    ({ viewer }) =>
    () =>
      disableProfile(viewer, undefined, clock.now()),
  'a logout elsewhere':
    ({ viewer }) =>
    () =>
      endOtherSessions(viewer, clock.now()),
  'a sign of life': async ({ memberId, sessionId, token }) => {
    const lastSeenAt = after(clock.now(), -2 * MINUTE);
    await db().session.update({ where: { id: sessionId }, data: { lastSeenAt } });
    forgetViewer(memberId);
    return () => findSession(token);
  },
  'a claim by Google': claimed,
};

/** Fails at once if another transaction holds a lock on the account's rows, even a key-share lock. */
async function takeAll(tx: Prisma.TransactionClient, id: string): Promise<void> {
  await tx.$queryRaw`select from users where id = ${id}::uuid for update nowait`;
  await tx.$queryRaw`select from one_time_tokens where member_id = ${id}::uuid for update nowait`;
  await tx.$queryRaw`select from sessions where member_id = ${id}::uuid for update nowait`;
  await tx.$queryRaw`select from email_changes where member_id = ${id}::uuid for update nowait`;
}

/** Checks that the verb waits for the held lock without holding any lock of the account. */
async function expectNoLocks(
  { memberId }: PreparedMember,
  hold: (tx: Prisma.TransactionClient, memberId: string) => Promise<unknown>,
  verb: Verb,
): Promise<void> {
  const over = jest.fn();
  const outcome = await whileHeld(
    (tx) => hold(tx, memberId),
    () =>
      verb()
        .finally(over)
        .then(() => 'done'),
    async (tx) => {
      expect(over).not.toHaveBeenCalled();
      await takeAll(tx, memberId);
    },
  );
  expect(outcome).toBe('done');
}

test.each(Object.entries(VERBS))('%s locks the account before its other rows', async (_, ready) => {
  const one = await prepareMember();
  await expectNoLocks(one, lockMember, await ready(one));
});

test.each([
  ['a request for erasure', leavingByLink],
  ['an erasure', leaving],
])('%s locks payments before the account', async (_, ready) => {
  const one = await prepareMember();
  await expectNoLocks(one, lockMemberPayments, await ready(one));
});

test('applies one of many simultaneous resets and changes of the password, without a deadlock', async () => {
  for (let round = 0; round < 4; round += 1) {
    const one = await prepareMember();
    const token = await one.mailed('reset_password');
    const calls = Array.from({ length: 4 }, () => [reset(token), set(one)]).flat();
    const results = await Promise.allSettled(calls);
    const failed = results.filter((result) => result.status === 'rejected');
    expect(failed).toHaveLength(calls.length - 1);
    for (const { reason } of failed) {
      expect(['token_expired', 'password_wrong']).toContain((reason as { code: string }).code);
    }
  }
});

test('a bounce does not deadlock with an unsubscription', async () => {
  const { memberId, brandId, email: address } = await prepareMember();
  const now = clock.now();
  const bounced = await whileHeld(
    (tx) => lockMember(tx, memberId),
    () => recordBounce({ brandId, address, now }).then(() => 'done'),
    (tx) => suppressAddress(tx, { brandId, address, reason: 'unsubscribed', now }),
  );
  expect(bounced).toBe('done');
});
