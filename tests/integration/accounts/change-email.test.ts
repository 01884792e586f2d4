// [core §4 Change of the confirmation e-mail] [core §5 Change of e-mail] [core §7 POST /api/users/changeEmail]
// [core §7 POST /api/users/confirmNewEmail] [core §8 errore_stessa_mail] [core §8 signup_email]
import { afterEach, expect, test } from '@jest/globals';
import { authenticate } from '#lib/accounts/login/authenticate.ts';
import { requestReset } from '#lib/accounts/password/request-reset.ts';
import { changePassword } from '#lib/accounts/password/change-password.ts';
import { confirmEmailChange } from '#lib/accounts/email-change/confirm-change.ts';
import { requestEmailChange } from '#lib/accounts/email-change/request-change.ts';
import { undoEmailChange } from '#lib/accounts/email-change/undo-change.ts';
import { ownProfile } from '#lib/accounts/profile/own-profile.ts';
import { resendConfirmation } from '#lib/accounts/confirmation/mail-confirmation.ts';
import { findSession } from '#lib/accounts/session/find-session.ts';
import { db } from '#lib/db/client.ts';
import { after, clock, DAY, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { suppressAddress } from '#lib/mail/suppression.ts';
import { createMember, MEMBER_PASSWORD, type CreatedMember } from '#tests/factories/member.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { makePrivate } from './signup-form.ts';
import { mailedToken, mailsTo } from './mails.ts';
import { listingsOf } from './ownership-setup.ts';

const brand = brandOf('dolcevita');
let counter = 0;

afterEach(() => {
  clock.setOffset(0);
});

function fresh(): string {
  counter += 1;
  return `moved${counter}@example.test`;
}

async function ask(member: CreatedMember, newEmail: string, oldEmail = member.email, ms = 0) {
  const viewer = await viewerOfToken(member.token);
  return requestEmailChange({
    brand: brandOf(member.brandId),
    member: viewer,
    oldEmail,
    newEmail,
    now: after(clock.now(), ms),
  });
}

const confirm = (token: string, ms = 0, on = brand) =>
  confirmEmailChange({ brand: on, token, now: after(clock.now(), ms) });
const undo = (token: string, ms = 0, on = brand) =>
  undoEmailChange({ brand: on, token, now: after(clock.now(), ms) });

async function addressOf(memberId: string): Promise<string> {
  return (await db().user.findUniqueOrThrow({ where: { id: memberId } })).email;
}

test('confirms a new address once by its link and notifies the old one', async () => {
  const member = await createMember();
  const wanted = ' Nuova.Posta+x@Example.test';
  expect(await ask(member, wanted)).toMatchObject({
    email: 'Nuova.Posta+x@Example.test',
    valid: true,
  });
  expect(await addressOf(member.memberId)).toBe(member.email);
  const viewer = await viewerOfToken(member.token);
  expect(await ownProfile(viewer, member.publicId, clock.now())).toMatchObject({
    email: member.email,
    waitingEmail: { email: 'Nuova.Posta+x@Example.test' },
  });
  expect(await mailsTo(member.email, 'email_changing')).toBe(1);
  const token = await mailedToken('Nuova.Posta+x@Example.test', 'change_email');
  await expect(confirm(token, 0, brandOf('fuego'))).rejects.toMatchObject({
    code: 'token_expired',
  });
  await expect(confirm('x'.repeat(43))).rejects.toMatchObject({ code: 'token_expired' });
  expect(await confirm(token)).toBe('Nuova.Posta+x@Example.test');
  expect(await findSession(member.token)).toMatchObject({ emailConfirmed: true });
  await expect(confirm(token)).rejects.toMatchObject({ code: 'token_expired' });
  const login = { brand, password: MEMBER_PASSWORD, flowCode: undefined, userAgent: '' };
  const by = (email: string) => authenticate({ ...login, email, now: clock.now() });
  await expect(by(member.email)).rejects.toMatchObject({ code: 'member_unknown' });
  expect((await by('nuova.posta+x@example.test')).memberId).toBe(member.memberId);
});

test('changes the address once when its link is used twenty times at once', async () => {
  const member = await createMember();
  const email = fresh();
  await ask(member, email);
  const token = await mailedToken(email, 'change_email');
  const settled = await Promise.allSettled(Array.from({ length: 20 }, () => confirm(token)));
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('refuses the current, the signup, a disposable and another member’s address', async () => {
  const member = await createMember();
  const other = await createMember();
  const [first, second] = [fresh(), fresh()];
  const refused = (newEmail: string, code: string, oldEmail?: string) =>
    expect(ask(member, newEmail, oldEmail)).rejects.toMatchObject({ code });
  await refused('no', 'email_malformed');
  await refused('me@mailinator.com', 'email_refused');
  await refused(member.email.toUpperCase(), 'same_email');
  await refused(first, 'not_found', 'stranger@example.test');
  await refused(other.email, 'email_taken');
  await ask(member, first);
  // The form shows the pending address as the current one; the signup address has already been mailed.
  await refused(first, 'same_email', first);
  await refused(member.email, 'signup_email', first);
  await confirm(await mailedToken(first, 'change_email'));
  await refused(member.email, 'signup_email', first);
  await ask(member, second, first);
  expect(await addressOf(member.memberId)).toBe(first);
});

test('accepts an address that belongs to a member of another brand', async () => {
  const member = await createMember();
  const elsewhere = await createMember({ brandId: 'fuego' });
  await ask(member, elsewhere.email);
  expect(await confirm(await mailedToken(elsewhere.email, 'change_email'))).toBe(elsewhere.email);
});

test('does not disclose on a private brand whether an address is taken', async () => {
  await makePrivate('lumiere', clock.now());
  clock.setOffset(6_000);
  const member = await createMember({ brandId: 'lumiere' });
  const holder = await createMember({ brandId: 'lumiere' });
  const answer = await ask(member, holder.email);
  expect(Object.keys(answer)).toEqual(Object.keys(await ask(member, fresh())));
  expect(await mailsTo(holder.email, 'account_exists')).toBe(1);
  expect(await mailsTo(holder.email, 'change_email')).toBe(0);
});

test('gives an address requested by two accounts to the first that confirms it', async () => {
  const [one, two] = [await createMember(), await createMember()];
  const email = fresh();
  await ask(one, email);
  const first = await mailedToken(email, 'change_email');
  await ask(two, email, two.email, 5);
  const second = await mailedToken(email, 'change_email');
  expect(second).not.toBe(first);
  const settled = await Promise.allSettled([confirm(first, 10), confirm(second, 10)]);
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const lost = settled.find(({ status }) => status === 'rejected');
  expect(lost).toMatchObject({ reason: { code: 'email_taken' } });
  // The other account keeps its address and everything else.
  const addresses = [await addressOf(one.memberId), await addressOf(two.memberId)];
  expect(addresses.filter((address) => address === email)).toHaveLength(1);
});

test('leaves one pending change after simultaneous requests of one member', async () => {
  const member = await createMember();
  await Promise.all([ask(member, fresh()), ask(member, fresh()), ask(member, fresh())]);
  const waiting = { memberId: member.memberId, state: 'waiting' } as const;
  expect(await db().emailChange.count({ where: waiting })).toBe(1);
});

test('expires a link after a day, and an older link once a newer one is mailed', async () => {
  const member = await createMember();
  const email = fresh();
  await ask(member, email);
  const older = await mailedToken(email, 'change_email');
  await expect(confirm(older, DAY + MINUTE)).rejects.toMatchObject({ code: 'token_expired' });
  const viewer = await viewerOfToken(member.token);
  const resent = await resendConfirmation(viewer, after(clock.now(), MINUTE));
  expect(resent).toEqual({ email, confirmed: false });
  const newer = await mailedToken(email, 'change_email');
  await expect(confirm(older, 2 * MINUTE)).rejects.toMatchObject({ code: 'token_expired' });
  expect(await confirm(newer, DAY)).toBe(email);
});

test('does not notify an unconfirmed address, and confirms the account with the new one', async () => {
  const member = await createMember({ confirmed: false });
  const email = fresh();
  await ask(member, email);
  expect(await mailsTo(member.email, 'email_changing')).toBe(0);
  await confirm(await mailedToken(email, 'change_email'));
  expect(await listingsOf(member.profileId)).toBe(1);
  expect(await mailsTo(email, 'welcome')).toBe(1);
});

test('accepts an address that bounced before, and reports it as not valid', async () => {
  const email = fresh();
  const bounced = {
    brandId: brand.id,
    address: email,
    reason: 'bounced',
    now: clock.now(),
  } as const;
  await suppressAddress(db(), bounced);
  expect(await ask(await createMember(), email)).toMatchObject({ valid: false });
});

test('restores the account from the old mailbox after two changes in a row', async () => {
  const member = await createMember();
  const [first, second] = [fresh(), fresh()];
  await ask(member, first);
  const rescue = await mailedToken(member.email, 'email_changing');
  await confirm(await mailedToken(first, 'change_email'), MINUTE);
  await db().identity.create({
    data: {
      id: crypto.randomUUID(),
      brandId: brand.id,
      memberId: member.memberId,
      issuer: 'https://id.example',
      subject: 'thief',
      linkedAt: after(clock.now(), MINUTE),
      lastUsedAt: clock.now(),
    },
  });
  clock.setOffset(HOUR);
  await ask(member, second, first);
  await confirm(await mailedToken(second, 'change_email'));
  expect(await addressOf(member.memberId)).toBe(second);
  expect(await undo(rescue)).toBe(member.email);
  expect(await addressOf(member.memberId)).toBe(member.email);
  expect(await findSession(member.token)).toBeNull();
  expect(await db().identity.count({ where: { memberId: member.memberId } })).toBe(0);
  // The requester of the change may have set the password, by a link to the new address.
  const { passwordHash } = await db().user.findUniqueOrThrow({ where: { id: member.memberId } });
  expect(passwordHash).toBeNull();
  const reset = await mailedToken(member.email, 'reset_password');
  const chosen = { brand, token: reset, email: undefined, password: 'un altra granita 9' };
  await changePassword({ ...chosen, now: clock.now() });
  await expect(undo(rescue)).rejects.toMatchObject({ code: 'token_expired' });
  await expect(undo(await mailedToken(first, 'email_changing'))).rejects.toMatchObject({
    code: 'token_expired',
  });
});

test('takes everything back from whoever got the account by a session alone', async () => {
  const member = await createMember();
  const email = fresh();
  await ask(member, email);
  const rescue = await mailedToken(member.email, 'email_changing');
  await confirm(await mailedToken(email, 'change_email'));
  const password = 'una granita rubata 9';
  const resets = async () => {
    await requestReset(brand, email, clock.now());
    return { brand, token: await mailedToken(email, 'reset_password'), email: undefined };
  };
  await changePassword({ ...(await resets()), password, now: clock.now() });
  const enters = (address: string, known: string) => {
    const login = { brand, email: address, password: known, flowCode: undefined, userAgent: '' };
    return authenticate({ ...login, now: clock.now() });
  };
  const { memberId } = await enters(email, password);
  expect(memberId).toBe(member.memberId);
  clock.setOffset(HOUR);
  const late = await resets();
  await undo(rescue);
  expect(await db().session.count({ where: { memberId, revokedAt: null } })).toBe(0);
  await expect(enters(email, password)).rejects.toMatchObject({ code: 'member_unknown' });
  await expect(enters(member.email, password)).rejects.toMatchObject({
    code: 'wrong_credentials',
  });
  await expect(changePassword({ ...late, password, now: clock.now() })).rejects.toMatchObject({
    code: 'token_expired',
  });
});

test('refuses an undo more than 48 hours after the change', async () => {
  const member = await createMember();
  const email = fresh();
  await ask(member, email);
  const rescue = await mailedToken(member.email, 'email_changing');
  await confirm(await mailedToken(email, 'change_email'), 20 * HOUR);
  await expect(undo(rescue, 68 * HOUR + MINUTE)).rejects.toMatchObject({ code: 'token_expired' });
  await expect(undo(rescue, 67 * HOUR, brandOf('fuego'))).rejects.toMatchObject({
    code: 'token_expired',
  });
  expect(await undo(rescue, 67 * HOUR)).toBe(member.email);
});

test('on undo erases an unconfirmed signup with the old address, but not a confirmed one', async () => {
  const member = await createMember();
  const email = fresh();
  await ask(member, email);
  const rescue = await mailedToken(member.email, 'email_changing');
  await confirm(await mailedToken(email, 'change_email'));
  const squatter = await createMember({ email: member.email, confirmed: false });
  expect(await undo(rescue)).toBe(member.email);
  const gone = await db().user.findUniqueOrThrow({ where: { id: squatter.memberId } });
  expect(gone.state).toBe('erased');

  const other = await createMember();
  const moved = fresh();
  await ask(other, moved);
  const late = await mailedToken(other.email, 'email_changing');
  await confirm(await mailedToken(moved, 'change_email'));
  const owner = await createMember({ email: other.email });
  await expect(undo(late)).rejects.toMatchObject({ code: 'email_taken' });
  expect(await addressOf(owner.memberId)).toBe(other.email);
  expect(await findSession(other.token)).not.toBeNull();
});
