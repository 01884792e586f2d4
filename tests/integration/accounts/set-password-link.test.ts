// [core §7 POST /api/users/changePassword]
import { expect, test } from '@jest/globals';
import { changePassword } from '#lib/accounts/password/change-password.ts';
import { mailSetPassword } from '#lib/accounts/landings/accept-invitation.ts';
import { requestReset } from '#lib/accounts/password/request-reset.ts';
import { db } from '#lib/db/client.ts';
import { after, clock, DAY, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { mailedToken } from './mails.ts';

const brand = brandOf('dolcevita');
const expired = { code: 'token_expired' };

async function mailed({ memberId, brandId, email }: CreatedMember): Promise<string> {
  const now = clock.now();
  await mailSetPassword(db(), { memberId, brandId, email, locale: 'it', now });
  return mailedToken(email, 'set_password');
}

const use = (token: string, ms: number) =>
  changePassword({
    brand,
    token,
    email: undefined,
    password: 'una frase tutta mia 27',
    now: after(clock.now(), ms),
  });

test('is valid for seven days and once, for an account without a password', async () => {
  const member = await createMember();
  const token = await mailed(member);
  await expect(use(token, 7 * DAY + MINUTE)).rejects.toMatchObject(expired);
  expect(await use(token, 7 * DAY - MINUTE)).toEqual({ publicId: member.publicId });
  await expect(use(token, 0)).rejects.toMatchObject(expired);
});

test('does not extend a reset link and is invalidated by a reset', async () => {
  const member = await createMember();
  const week = await mailed(member);
  await requestReset(brand, member.email, clock.now());
  const hour = await mailedToken(member.email, 'reset_password');
  await expect(use(hour, HOUR + MINUTE)).rejects.toMatchObject(expired);
  await use(hour, MINUTE);
  await expect(use(week, MINUTE)).rejects.toMatchObject(expired);
});
