// Findings 88 and 89.
import { afterEach, expect, test } from '@jest/globals';
import { requestReset } from '#lib/accounts/password/request-reset.ts';
import { mailLoginLink } from '#lib/accounts/landings/mail-login-link.ts';
import { openTicket } from '#lib/care/open-ticket.ts';
import { db } from '#lib/db/client.ts';
import { backgroundEnded } from '#lib/kernel/background.ts';
import { clock } from '#lib/kernel/clock.ts';
import { MAILBOX_MAILS } from '#lib/mail/limits.ts';
import { createMember } from '#tests/factories/member.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { whileHeld } from '#tests/setup/while-held.ts';
import { makePrivate } from './signup-form.ts';
import { mailsTo } from './mails.ts';

const brand = brandOf('dolcevita');

afterEach(() => {
  clock.setOffset(0);
});

const write = (email: string) =>
  openTicket({
    brand,
    locale: 'it',
    viewer: { kind: 'visitor' },
    email,
    text: 'testo di un estraneo',
    now: clock.now(),
  });

test('all forms of all brands share one budget for a mailbox', async () => {
  const { email } = await createMember();
  const now = clock.now();
  for (let sent = 0; sent < MAILBOX_MAILS; sent += 1) {
    const on = brandOf(sent % 2 === 0 ? 'dolcevita' : 'fuego');
    await (sent < 3
      ? requestReset(on, email, now)
      : mailLoginLink({ brand: on, email: email.toUpperCase(), target: '/', now }));
  }
  await expect(requestReset(brand, email, now)).rejects.toMatchObject({
    code: 'too_many_requests',
  });
  // A message to customer care is stored all the same.
  const reference = await write(email);
  expect(await db().ticket.count({ where: { reference } })).toBe(1);
  expect(await mailsTo(email, 'contact_copy')).toBe(0);
});

test('an unproved address gets the reference of its message, not the text', async () => {
  const email = 'mailbox-of-a-stranger@example.test';
  await write(email);
  const { data } = await db().mailMessage.findFirstOrThrow({ where: { toAddress: email } });
  expect(data).toMatchObject({ text: null });
});

test('on a private brand the answer to a reset does not wait for the account', async () => {
  const { email, memberId } = await createMember();
  await makePrivate(brand.id, clock.now());
  clock.setOffset(6_000);
  let isAnswered = false;
  let wasAnsweredFirst = false;
  await whileHeld(
    async (tx) => {
      await tx.user.update({ where: { id: memberId }, data: { locale: 'it' } });
    },
    async () => {
      await requestReset(brand, email, clock.now());
      isAnswered = true;
    },
    () => {
      wasAnsweredFirst = isAnswered;
      return Promise.resolve();
    },
  );
  expect(wasAnsweredFirst).toBe(true);
  await backgroundEnded();
  expect(await mailsTo(email, 'reset_password')).toBe(1);
});
