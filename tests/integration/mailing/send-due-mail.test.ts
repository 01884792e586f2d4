import { expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { after, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { enqueueMail } from '#lib/mail/enqueue-mail.ts';
import { sendDueMail } from '#lib/mailing/send-due-mail.ts';
import { mailServer } from './mail-server.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const caught = mailServer();
const { received } = caught;

function enqueue(to: string, dedupeKey = to): Promise<void> {
  return enqueueMail(db(), {
    brandId: 'lumiere',
    template: 'confirm_email',
    locale: 'fr',
    to,
    data: { link: 'http://lumiere.localhost:3000/confirmEmail?token=secret' },
    dedupeKey,
    at: NOW,
  });
}

test('sends a due mail once, with a plain-text version, and deletes its content', async () => {
  await enqueue('ana@example.test');
  await enqueue('ana@example.test');
  const counts = await Promise.all([
    sendDueMail(NOW, 10),
    sendDueMail(NOW, 10),
    sendDueMail(NOW, 10),
  ]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  const [mail] = received;
  expect(received).toHaveLength(1);
  expect(mail?.from).toMatchObject({ name: 'Lumière', address: 'hello@lumiere.localhost' });
  expect(mail?.to).toMatchObject([{ address: 'ana@example.test' }]);
  expect(mail?.subject).toBe('Confirmez votre adresse pour Lumière');
  expect(mail?.html).toContain('lang="fr"');
  expect(mail?.text).toContain('http://lumiere.localhost:3000/confirmEmail?token=secret');
  expect(mail?.headers.some(({ key }) => key === 'list-unsubscribe')).toBe(false);
  const row = await db().mailMessage.findFirstOrThrow();
  expect(row).toMatchObject({ state: 'sent', data: {}, attempts: 1 });
  expect(mail?.messageId).toBe(`<${row.id}@lumiere.localhost>`);
});

test('does not send a mail before it is due', async () => {
  await enqueue('ana@example.test');
  expect(await sendDueMail(after(NOW, -MINUTE), 10)).toBe(0);
});

test('retries later when the server is busy, then gives up', async () => {
  caught.refusal = { responseCode: 451 };
  await enqueue('ana@example.test');
  let now = NOW;
  let tries = 0;
  for (; tries < 20; tries += 1) {
    if ((await sendDueMail(now, 10)) === 0) break;
    expect(await sendDueMail(after(now, 30_000), 10)).toBe(0);
    now = after(now, 13 * HOUR);
  }
  const row = await db().mailMessage.findFirstOrThrow();
  expect(tries).toBe(7);
  expect(row).toMatchObject({ state: 'failed', attempts: 7, data: {} });
  expect(row.lastError).toContain('451');
  expect(row.lastError).not.toContain('ana');
});

test('does not retry a mailbox that does not exist, and stops marketing mail to it', async () => {
  caught.refusal = { responseCode: 550 };
  await enqueue('gone@example.test');
  await sendDueMail(NOW, 10);
  expect(await db().mailMessage.findFirstOrThrow()).toMatchObject({ state: 'failed', attempts: 1 });
  expect(await db().mailSuppression.findMany()).toMatchObject([
    { address: 'gone@example.test', reason: 'bounced' },
  ]);
});

test('suppresses no address when a mail is refused for its content', async () => {
  caught.dislike = { responseCode: 554 };
  await enqueue('kept@example.test');
  await sendDueMail(NOW, 10);
  expect(await db().mailMessage.findFirstOrThrow()).toMatchObject({ state: 'failed', attempts: 1 });
  expect(await db().mailSuppression.count({ where: { address: 'kept@example.test' } })).toBe(0);
});

test('treats an address with a comma as one recipient', async () => {
  await enqueue('"a,b"@example.test');
  await sendDueMail(NOW, 10);
  expect(received[0]?.to).toHaveLength(1);
  expect(caught.envelopes).toEqual([['"a,b"@example.test']]);
});

test.each([
  ['ana@example.test', 'ana@example.test'],
  ["o'neil+tag@example.test", "o'neil+tag@example.test"],
  ['ana@bücher.test', 'ana@bücher.test'],
  ['a;b@example.test', '"a;b"@example.test'],
])('sends a mail to %s to this one mailbox', async (to, mailbox) => {
  await enqueue(to);
  await sendDueMail(NOW, 10);
  expect(caught.envelopes).toEqual([[mailbox]]);
  expect(await db().mailMessage.findFirstOrThrow()).toMatchObject({ state: 'sent' });
});

test.each([
  '<ana@example.test>',
  'Ana <ana@example.test>',
  'ana@example.test, eva@example.test',
  'ana@example.test\r\nBcc: eva@example.test',
  'ana@example.test>\r\nRCPT TO:<eva@example.test',
  'group: ana@example.test;',
  '',
])('sends nothing to %j, which is not one address', async (to) => {
  await enqueue(to);
  await sendDueMail(NOW, 10);
  expect(caught.envelopes).toEqual([]);
  const row = await db().mailMessage.findFirstOrThrow();
  expect(row).toMatchObject({ state: 'failed', attempts: 1, data: {} });
});

test('writes no header that a ticket’s Message-IDs or subject contain', async () => {
  const line = 'x@example.test>\r\nBcc: eva@example.test\r\nX-Forged: yes';
  await enqueueMail(db(), {
    brandId: 'lumiere',
    template: 'ticket_reply',
    locale: 'fr',
    to: 'ana@example.test',
    data: {
      reference: `ABCD-2345\r\nBcc: eva@example.test`,
      text: 'Bonjour',
      thread: { replyTo: `reply@lumiere.localhost\r\nBcc: eva@example.test`, answers: [line] },
    },
    dedupeKey: 'headers',
    at: NOW,
  });
  await sendDueMail(NOW, 10);
  expect(caught.envelopes).toEqual([['ana@example.test']]);
  const [mail] = received;
  const names = mail?.headers.map(({ key }) => key) ?? [];
  expect(names).not.toContain('bcc');
  expect(names).not.toContain('x-forged');
  expect(mail?.headers.filter(({ key }) => key === 'to')).toHaveLength(1);
});

test('sends a mail again under the same id when the process died while sending', async () => {
  await enqueue('ana@example.test');
  const row = await db().mailMessage.findFirstOrThrow();
  // The state that the claim of a killed process leaves.
  await db().mailMessage.update({
    where: { id: row.id },
    data: { dueAt: after(NOW, 2 * MINUTE), attempts: 1 },
  });
  expect(await sendDueMail(NOW, 10)).toBe(0);
  expect(await sendDueMail(after(NOW, 3 * MINUTE), 10)).toBe(1);
  expect(received[0]?.messageId).toBe(`<${row.id}@lumiere.localhost>`);
});
