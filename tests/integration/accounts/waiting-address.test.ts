import { afterEach, describe, expect, test } from '@jest/globals';
import { changePassword } from '#lib/accounts/password/change-password.ts';
import { confirmEmailChange } from '#lib/accounts/email-change/confirm-change.ts';
import { requestEmailChange } from '#lib/accounts/email-change/request-change.ts';
import { setPassword } from '#lib/accounts/password/set-password.ts';
import { requestReset } from '#lib/accounts/password/request-reset.ts';
import { resendConfirmation } from '#lib/accounts/confirmation/mail-confirmation.ts';
import { clock, MINUTE } from '#lib/kernel/clock.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { mailedToken, mailsTo } from './mails.ts';
import { own } from './ownership-setup.ts';
import { makePrivate } from './signup-form.ts';

const PASSWORD = 'gelato al pistacchio 9';

afterEach(() => {
  clock.setOffset(0);
});

async function ask({ token, brandId }: CreatedMember, newEmail: string): Promise<void> {
  const member = await viewerOfToken(token);
  const brand = brandOf(brandId);
  await requestEmailChange({ brand, member, oldEmail: '', newEmail, now: clock.now() });
}

async function resend({ token }: CreatedMember): Promise<string> {
  return (await resendConfirmation(await viewerOfToken(token), clock.now())).email;
}

test('does not disclose on a private brand whether the requested address has an account', async () => {
  await makePrivate('lumiere', clock.now());
  clock.setOffset(6_000);
  const [curious, other, holder] = await Promise.all(
    [1, 2, 3].map(() => createMember({ brandId: 'lumiere' })),
  );
  if (!curious || !other || !holder) throw new Error('expected three members');
  const free = `free-${holder.email}`;
  await ask(curious, holder.email);
  await ask(other, free);
  for (const [member, requestedEmail] of [
    [curious, holder.email],
    [other, free],
  ] as const) {
    const { waitingEmail } = await own(member);
    expect(waitingEmail).toMatchObject({ email: requestedEmail });
    // The requester's own old mailbox gets the same mail in both cases.
    expect(await mailsTo(member.email, 'email_changing')).toBe(1);
    expect(await resend(member)).toBe(requestedEmail);
  }
  expect(await mailsTo(holder.email, 'account_exists')).toBe(2);
  expect(await mailsTo(holder.email, 'change_email')).toBe(0);
});

describe('an email change requested by an intruder', () => {
  const brand = brandOf('dolcevita');

  async function intruded(): Promise<{ member: CreatedMember; link: string }> {
    const member = await createMember();
    const email = `intruder-${member.email}`;
    await ask(member, email);
    return { member, link: await mailedToken(email, 'change_email') };
  }

  const pressed = (token: string) => {
    clock.setOffset(MINUTE);
    return confirmEmailChange({ brand, token, now: clock.now() });
  };

  test('is void once the owner has reset the password', async () => {
    const { member, link } = await intruded();
    await requestReset(brand, member.email, clock.now());
    const token = await mailedToken(member.email, 'reset_password');
    const { email } = member;
    await changePassword({ brand, token, email, password: PASSWORD, now: clock.now() });
    await expect(pressed(link)).rejects.toMatchObject({ code: 'token_expired' });
  });

  test('is void once the owner has changed the password', async () => {
    const { member, link } = await intruded();
    const viewer = await viewerOfToken(member.token);
    const { password: currentPassword } = member;
    const change = { currentPassword, password: PASSWORD, now: clock.now() };
    await setPassword({ member: viewer, ...change });
    await expect(pressed(link)).rejects.toMatchObject({ code: 'token_expired' });
  });
});
