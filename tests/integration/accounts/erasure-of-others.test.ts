import { expect, test } from '@jest/globals';
import { confirmEmailChange } from '#lib/accounts/email-change/confirm-change.ts';
import { requestEmailChange } from '#lib/accounts/email-change/request-change.ts';
import { eraseAccount } from '#lib/accounts/erasure/erase-account.ts';
import { requestReset } from '#lib/accounts/password/request-reset.ts';
import { openTicket } from '#lib/care/open-ticket.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { isSuppressed, suppressAddress } from '#lib/mail/suppression.ts';
import { createMember } from '#tests/factories/member.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { mailedToken, mailsTo } from './mails.ts';

const brand = brandOf('dolcevita');

test('erasing a member does not affect the new owner of their former address', async () => {
  const now = clock.now();
  const leaving = await createMember();
  const { email: address, memberId } = leaving;
  const member = await viewerOfToken(leaving.token);
  await requestEmailChange({ brand, member, oldEmail: '', newEmail: `left-${address}`, now });
  const link = await mailedToken(`left-${address}`, 'change_email');
  await confirmEmailChange({ brand, token: link, now });

  const heir = await createMember({ email: address });
  await requestReset(brand, address, now);
  await suppressAddress(db(), { brandId: brand.id, address, reason: 'unsubscribed', now });
  const request = { brand, locale: 'it', email: address, text: 'una domanda', now } as const;
  const reference = await openTicket({ ...request, viewer: await viewerOfToken(heir.token) });

  await inTransaction((tx) => eraseAccount(tx, memberId, now));
  expect(await mailsTo(address, 'reset_password')).toBe(1);
  expect(await mailsTo(address, 'contact_copy')).toBe(1);
  expect(await isSuppressed(brand.id, address)).toBe(true);
  expect(await db().ticket.findUniqueOrThrow({ where: { reference } })).toMatchObject({
    email: address,
    text: 'una domanda',
    state: 'open',
  });
  // The erased member's own data are gone.
  expect(await mailsTo(address, 'email_changing')).toBe(0);
  expect(await mailsTo(`left-${address}`, 'change_email')).toBe(0);
});
