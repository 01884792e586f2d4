import { expect, jest, test } from '@jest/globals';
import { changeConsent } from '#lib/consents/change-consent.ts';
import { db } from '#lib/db/client.ts';
import { after, clock, MINUTE } from '#lib/kernel/clock.ts';
import { enqueueMail } from '#lib/mail/enqueue-mail.ts';
import { mailTransport } from '#lib/mail/transport.ts';
import { sendDueMail } from '#lib/mailing/send-due-mail.ts';
import { sendNews } from '#lib/mailing/send-news.ts';
import { createMember } from '#tests/factories/member.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { mailServer } from './mail-server.ts';

const brand = brandOf('dolcevita');
const { received } = mailServer();

test('news is not sent to an address that its account no longer uses, since it could not unsubscribe', async () => {
  const before = after(clock.now(), -MINUTE);
  const [stays, leaves] = [
    await createMember({ now: before }),
    await createMember({ now: before }),
  ];
  const now = clock.now();
  for (const { token } of [stays, leaves]) {
    const member = await viewerOfToken(token);
    await changeConsent({ member, purpose: 'marketing', granted: true, locale: 'it', now });
  }
  const news = {
    brand,
    locale: 'it',
    title: 'Novità',
    text: 'Eccole',
    actor: 'test',
    now,
  } as const;
  expect(await sendNews(news)).toBe(2);
  const email = `left-${leaves.email}`;
  const data = { email, emailNormalised: email };
  await db().user.update({ where: { id: leaves.memberId }, data });
  await sendDueMail(now, 10);
  expect(received.map(({ to }) => to)).toMatchObject([[{ address: stays.email }]]);
  expect(received[0]?.headers.some(({ key }) => key === 'list-unsubscribe')).toBe(true);
  const states = await db().mailMessage.findMany({ select: { toAddress: true, state: true } });
  expect(states).toEqual(
    expect.arrayContaining([
      { toAddress: leaves.email, state: 'suppressed' },
      { toAddress: stays.email, state: 'sent' },
    ]),
  );
});

test('a mail whose account is erased while it is sent does not stop the round', async () => {
  const now = clock.now();
  const sent = jest.spyOn(mailTransport(), 'sendMail');
  sent.mockImplementation(() => db().mailMessage.deleteMany() as never);
  await enqueueMail(db(), {
    brandId: brand.id,
    template: 'leave_list',
    locale: 'it',
    to: 'anna@example.test',
    data: { link: 'http://dolcevita.localhost:3000/' },
    dedupeKey: 'one',
    at: now,
  });
  expect(await sendDueMail(now, 10)).toBe(1);
  sent.mockRestore();
});
