import { beforeEach, expect, test } from '@jest/globals';
import { openTicket } from '#lib/care/open-ticket.ts';
import { receiveMail } from '#lib/care/receive-mail.ts';
import { replyAddress } from '#lib/care/reply-address.ts';
import { CARE_MAILS_PER_HOUR, CARE_PDF_BYTES } from '#lib/care/limits.ts';
import { db } from '#lib/db/client.ts';
import { after, clock, HOUR } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { sendDueMail } from '#lib/mailing/send-due-mail.ts';
import { removeFiles } from '#lib/media/remove-files.ts';
import { createOperator } from '#tests/factories/operator.ts';
import { pdfOf } from '#tests/factories/pdf.ts';
import { brandOf } from '#tests/setup/brand-of.ts';
import { mailsTo } from '../accounts/mails.ts';
import { askDesk } from '../desk/ask-desk.ts';
import { mailServer } from '../mailing/mail-server.ts';
import { files } from '../media/left-behind.ts';
import { screenshot } from './care-upload.ts';
import { writtenMail } from './write-mail.ts';

process.env['RATE_LIMIT_FACTOR'] = '100000';
const brand = brandOf('dolcevita');
const SENDER = 'ana@example.test';
const { received } = mailServer();

let now = clock.now();
let reference = '';
let address = '';
beforeEach(async () => {
  await db().ticketFile.deleteMany();
  await db().ticket.deleteMany();
  await db().photoRemoval.deleteMany();
  await db().mailMessage.deleteMany();
  received.length = 0;
  now = clock.now();
  const from = { brand, locale: 'it', viewer: { kind: 'visitor' }, email: SENDER, now } as const;
  reference = await openTicket({ ...from, text: 'Non trovo il mio profilo' });
  address = replyAddress(brand, reference) ?? '';
});

async function arrives(mail: Omit<Parameters<typeof writtenMail>[0], 'to'>): Promise<boolean> {
  return receiveMail({
    recipient: address,
    mime: await writtenMail({ to: address, ...mail }),
    now,
  });
}

/** The ticket as customer care reads it. */
async function atTheDesk() {
  const { token } = await createOperator({ role: 'care' });
  const asked = { token, params: { reference }, purpose: 'Ticket' };
  const { answer } = await askDesk('GET /api/desk/tickets/{reference}', asked);
  return answer['messages'] as readonly Readonly<Record<string, unknown>>[];
}

const pdf = (name: string) => ({ name, content: pdfOf(name) });

test('the files of a mail are stored with its message, by their content and without metadata', async () => {
  const mail = {
    text: 'Ecco la schermata',
    files: [{ name: 'schermata.png', content: await screenshot() }, pdf('ricevuta.pdf')],
  };
  expect(await arrives(mail)).toBe(true);
  expect((await atTheDesk())[1]).toMatchObject({
    text: 'Ecco la schermata',
    attachments: 0,
    refused: [],
    files: [
      { kind: 'picture', name: 'schermata.jpg' },
      { kind: 'pdf', name: 'ricevuta.pdf' },
    ],
  });
  await removeFiles(after(now, 2 * HOUR), 100);
  expect(await db().ticketFile.count()).toBe(2);
  expect(await mailsTo(SENDER, 'ticket_not_taken')).toBe(0);
});

test('a mail of files alone is taken', async () => {
  expect(await arrives({ text: '', files: [pdf('ricevuta.pdf')] })).toBe(true);
  expect((await atTheDesk())[1]).toMatchObject({ text: '', files: [{ name: 'ricevuta.pdf' }] });
});

test('the ticket and a mail name the files that were not taken, each with the reason', async () => {
  const big = { name: 'grande.pdf', content: Buffer.alloc(CARE_PDF_BYTES + 1, '%%EOF') };
  big.content.write('%PDF-1.7');
  const broken = { name: 'rotta.jpg', content: (await screenshot()).subarray(0, 900) };
  const given = ['uno.pdf', 'due.pdf', 'tre.pdf', 'quattro.pdf'].map(pdf);
  expect(await arrives({ text: 'Ecco', files: ['programma‮fdp.exe', big, broken, ...given] })).toBe(
    true,
  );
  const refused = [
    { name: 'programma fdp.exe', why: 'type' },
    { name: 'grande.pdf', why: 'too_large' },
    { name: 'rotta.jpg', why: 'unreadable' },
    { name: 'quattro.pdf', why: 'too_many' },
  ];
  const [, message] = await atTheDesk();
  expect(message).toMatchObject({ attachments: 4, refused });
  expect(message?.['files']).toHaveLength(3);
  await sendDueMail(now, 10);
  const notice = received.find(({ subject }) => subject?.startsWith('Re:'));
  for (const { name } of refused) expect(notice?.text).toContain(name);
  expect(notice?.text).not.toContain('uno.pdf');
});

test('a mail that arrives twice leaves its files once', async () => {
  const mail = { text: 'Ecco', messageId: '<same@mailbox.test>', files: [pdf('ricevuta.pdf')] };
  await Promise.all([arrives(mail), arrives(mail), arrives(mail)]);
  await arrives(mail);
  await removeFiles(after(now, 2 * HOUR), 100);
  expect(await db().ticketFile.count()).toBe(1);
  expect((await atTheDesk())[1]).toMatchObject({ files: [{ name: 'ricevuta.pdf' }] });
});

test('a mail that no ticket takes stores no file', async () => {
  const { id } = await db().ticket.findUniqueOrThrow({ where: { reference } });
  const before = files();
  await db().ticketMessage.createMany({
    data: Array.from({ length: CARE_MAILS_PER_HOUR }, () => ({
      id: newId(now.getTime()),
      ticketId: id,
      direction: 'in' as const,
      text: 'Ciao',
      at: now,
    })),
  });
  expect(await arrives({ text: 'Ecco', files: [pdf('ricevuta.pdf')] })).toBe(false);
  await db().ticketMessage.deleteMany();
  await db().ticket.update({ where: { reference }, data: { email: '', text: '' } });
  expect(await arrives({ text: 'Ecco', files: [pdf('ricevuta.pdf')] })).toBe(false);
  expect(await db().ticketFile.count()).toBe(0);
  expect(files()).toEqual(before);
});
