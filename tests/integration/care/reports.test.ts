import { beforeEach, describe, expect, test } from '@jest/globals';
import { receiveMail } from '#lib/care/receive-mail.ts';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { enqueueMail } from '#lib/mail/enqueue-mail.ts';
import { sendDueMail } from '#lib/mailing/send-due-mail.ts';
import { sendNews } from '#lib/mailing/send-news.ts';
import { changeConsent } from '#lib/consents/change-consent.ts';
import { createMember, type CreatedMember } from '#tests/factories/member.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { mailServer } from '../mailing/mail-server.ts';

const brand = brandOf('dolcevita');
const { received } = mailServer();

let member: CreatedMember;
let mailId = '';
beforeEach(async () => {
  member = await createMember();
  const at = clock.now();
  await enqueueMail(db(), {
    brandId: brand.id,
    at,
    template: 'welcome',
    locale: 'it',
    to: member.email,
    data: { link: 'http://dolcevita.localhost/find' },
    dedupeKey: newId(),
  });
  await sendDueMail(at, 50);
  const sent = { toAddress: member.email, template: 'welcome', state: 'sent' } as const;
  mailId = (await db().mailMessage.findFirstOrThrow({ where: sent })).id;
});

type Report = {
  readonly type?: string;
  readonly status?: string;
  readonly returned?: string;
  readonly id?: string;
};

const failed = (status: string, action = 'failed') =>
  [
    'Reporting-MTA: dns; mx.example.test',
    '',
    `Final-Recipient: rfc822; ${member.email}`,
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 no such user',
  ].join('\r\n');

/** A report as a mail server writes it: readable text, machine-readable fields, and the headers of the mail. */
function report({ type = 'message/delivery-status', status, returned, id = mailId }: Report) {
  const parts = [
    ['text/plain', 'Your message could not be delivered.'],
    [type, status ?? failed('5.1.1')],
    [
      returned ?? 'text/rfc822-headers',
      `From: Dolcevita <hello@dolcevita.localhost>\r\nMessage-ID: <${id}@dolcevita.localhost>\r\nSubject: Benvenuta`,
    ],
  ];
  return Buffer.from(
    [
      'From: Mail Delivery System <MAILER-DAEMON@mx.example.test>',
      'To: hello@dolcevita.localhost',
      'Subject: Undelivered Mail Returned to Sender',
      'Auto-Submitted: auto-replied',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=delivery-status; boundary="edge"',
      '',
      ...parts.map(([kind, body]) => `--edge\r\nContent-Type: ${kind}\r\n\r\n${body}\r\n`),
      '--edge--',
      '',
    ].join('\r\n'),
  );
}

const arrives = (mime: Uint8Array, recipient = 'hello@dolcevita.localhost') =>
  receiveMail({ recipient, mime, now: clock.now() });
const reasonOf = async () =>
  (await db().mailSuppression.findFirst({ where: { address: member.email } }))?.reason;
const scoreOf = async () =>
  (await db().user.findUniqueOrThrow({ where: { id: member.memberId } })).emailScore;

describe('a bounce report', () => {
  test.each([
    ['the head of the mail', 'text/rfc822-headers'],
    ['the whole mail', 'message/rfc822'],
  ])('with %s suppresses the address, and marks the member as unreachable', async (_, returned) => {
    expect(await arrives(report({ returned }))).toBe(true);
    expect(await reasonOf()).toBe('bounced');
    expect(await scoreOf()).toBe(0);
    const viewer = await viewerOfToken(member.token);
    const now = clock.now();
    await changeConsent({ member: viewer, purpose: 'marketing', granted: true, locale: 'it', now });
    received.length = 0;
    await sendNews({ brand, locale: 'it', title: 'Novità', text: 'Ecco', actor: 'test', now });
    await sendDueMail(now, 50);
    expect(received.filter(({ to }) => to?.[0]?.address === member.email)).toEqual([]);
  });

  test.each([
    ['a full mailbox', { status: () => failed('5.2.2') }],
    ['one that tries on', { status: () => failed('4.4.1', 'delayed') }],
    ['one that tried on in vain', { status: () => failed('5.4.7') }],
    ['a refusal of ourselves', { status: () => failed('5.7.1') }],
    ['a delivery', { status: () => failed('2.0.0', 'delivered') }],
    ['an unknown mail', { id: () => newId() }],
    ['a mail of another sender', { id: () => `${mailId}@elsewhere.example>\r\nX-Rest: <a` }],
  ])('about %s changes nothing', async (_, { status, id }: Lazy) => {
    const made = report({
      ...(status && { status: status() }),
      ...(id && { id: id() }),
    });
    expect(await arrives(made)).toBe(false);
    expect(await reasonOf()).toBeUndefined();
    expect(await scoreOf()).toBe(1);
  });

  test('about a mail that has not been sent yet is ignored as forged', async () => {
    await db().mailMessage.update({ where: { id: mailId }, data: { state: 'due' } });
    expect(await arrives(report({}))).toBe(false);
    expect(await reasonOf()).toBeUndefined();
  });
});

type Lazy = { readonly status?: () => string; readonly id?: () => string };

test('of a complaint stops marketing and notifications, without marking the address as undeliverable', async () => {
  const status = 'Feedback-Type: abuse\r\nUser-Agent: Mailbox/1\r\nVersion: 1';
  expect(await arrives(report({ type: 'message/feedback-report', status }))).toBe(true);
  expect(await reasonOf()).toBe('complained');
  expect(await scoreOf()).toBe(1);
});
