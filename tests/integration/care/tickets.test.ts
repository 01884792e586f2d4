import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { brandById } from '#lib/brands/registry.ts';
import { openTicket } from '#lib/care/open-ticket.ts';
import { receiveMail } from '#lib/care/receive-mail.ts';
import { replyAddress } from '#lib/care/reply-address.ts';
import { db } from '#lib/db/client.ts';
import { after, clock, HOUR, MINUTE } from '#lib/kernel/clock.ts';
import { env } from '#lib/kernel/env.ts';
import { sendDueMail } from '#lib/mailing/send-due-mail.ts';
import { runCommand } from '#lib/command-line/command-line.ts';
import { mailsTo } from '../accounts/mails.ts';
import { ask } from '../http/callers.ts';
import { mailServer } from '../mailing/mail-server.ts';
import { writtenMail } from './write-mail.ts';

const brand = brandById('dolcevita');
if (!brand) throw new Error('brand not found');
const SENDER = 'ana@example.test';
const { received } = mailServer();
const now = clock.now();

let reference = '';
let address = '';
beforeEach(async () => {
  await db().ticket.deleteMany();
  const from = { brand, locale: 'it', viewer: { kind: 'visitor' }, email: SENDER, now } as const;
  reference = await openTicket({ ...from, text: 'Non trovo il mio profilo' });
  address = replyAddress(brand, reference) ?? '';
});

const run = (...args: string[]) => runCommand(args, now);
const ticket = () =>
  db().ticket.findUniqueOrThrow({
    where: { reference },
    include: { messages: { orderBy: [{ at: 'asc' }, { id: 'asc' }] } },
  });

async function arrives(
  mail: Omit<Parameters<typeof writtenMail>[0], 'to'>,
  { at = now, recipient = address } = {},
): Promise<boolean> {
  return receiveMail({ recipient, mime: await writtenMail({ to: recipient, ...mail }), now: at });
}

describe('a ticket', () => {
  test('is answered by mail, receives the reply, and all mails form one thread', async () => {
    await sendDueMail(now, 10);
    const copy = received.find(({ to }) => to?.[0]?.address === SENDER);
    expect(copy?.replyTo).toMatchObject([{ address }]);
    expect((await run('reply-to-ticket', reference, 'Ciao Ana,\neccolo.')).code).toBe(0);
    expect((await ticket()).state).toBe('waiting');
    received.length = 0;
    await sendDueMail(now, 10);
    const [answer] = received;
    expect(answer?.text).toContain('Ciao Ana,\neccolo.');
    expect(answer?.subject).toBe(`Re: ${copy?.subject ?? ''}`);
    expect(answer?.inReplyTo).toBe(copy?.messageId);
    expect(answer?.replyTo).toMatchObject([{ address }]);
    // Not marked as automatic, since a person wrote it: out-of-office programs may reply, and it is not
    // mistaken for such a reply.
    expect(answer?.headers.some(({ key }) => key === 'auto-submitted')).toBe(false);

    const said =
      'Grazie, ora lo vedo!\n\nIl 21 nov 2026 Dolcevita ha scritto:\n> Ciao Ana,\n> eccolo.';
    expect(await arrives({ text: said, messageId: '<first@mailbox.test>' })).toBe(true);
    const { state, messages } = await ticket();
    expect(state).toBe('open');
    expect(
      messages.map(({ direction, text, fromAddress }) => [direction, text, fromAddress]),
    ).toEqual([
      ['out', 'Ciao Ana,\neccolo.', null],
      ['in', 'Grazie, ora lo vedo!', null],
    ]);
    expect(await mailsTo(brand.company.email, 'contact_ticket')).toBe(2);
    await run('reply-to-ticket', reference, 'Buona serata.');
    received.length = 0;
    await sendDueMail(now, 10);
    const last = received.find(({ to }) => to?.[0]?.address === SENDER);
    expect(last?.inReplyTo).toBe('<first@mailbox.test>');
    expect(last?.references).toContain(copy?.messageId);
  });

  test('if closed, is reopened by a reply, and staff can read the thread', async () => {
    expect((await run('close-ticket', reference)).code).toBe(0);
    expect((await run('close-ticket', reference)).lines[0]).toContain('conflict');
    expect((await run('tickets')).lines).toEqual(['The queue is empty.']);
    await arrives({ text: 'Ancora una cosa.', from: 'altra@example.test' });
    expect((await run('tickets')).lines[0]).toContain(reference);
    const { lines } = await run('ticket', reference);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('"fromAddress":"altra@example.test"');
    // Both at one time, so in no order.
    const actions = await db().auditEntry.findMany({ where: { subject: reference } });
    expect(actions.map(({ action }) => action).sort()).toEqual(['read_ticket', 'ticket.close']);
  });

  test('with an unknown reference is not found, and an erased one cannot be answered', async () => {
    expect((await run('reply-to-ticket', 'AAAA-AAAA', 'Ciao')).lines[0]).toContain('not_found');
    expect((await run('ticket', 'AAAA-AAAA')).lines[0]).toContain('not_found');
    await db().ticket.update({ where: { reference }, data: { email: '', text: '' } });
    expect((await run('reply-to-ticket', reference, 'Ciao')).lines[0]).toContain('conflict');
    expect(await arrives({ text: 'Ciao' })).toBe(false);
    expect((await run('reply-to-ticket', reference, ' ')).lines[0]).toContain(
      'contact_text_missing',
    );
    const card = await run('reply-to-ticket', reference, '4111 1111 1111 1111');
    expect(card.lines[0]).toContain('card_data_refused');
  });
});

describe('an incoming mail', () => {
  test('is stored once if it arrives twice', async () => {
    const mail = { text: 'Ciao', messageId: '<same@mailbox.test>' };
    await Promise.all([arrives(mail), arrives(mail), arrives(mail)]);
    expect((await ticket()).messages).toHaveLength(1);
  });

  test.each([
    ['an automatic reply', { headers: { 'Auto-Submitted': 'auto-replied' } }],
    ['a list', { headers: { Precedence: 'bulk' } }],
    ['a list that names itself', { headers: { 'List-Id': '<news.example.test>' } }],
    ['a mail server', { from: 'MAILER-DAEMON@example.test' }],
    ['ourselves', { messageId: '<0192@dolcevita.localhost>' }],
  ])('from %s is not stored as a reply', async (_, mail) => {
    expect(await arrives({ text: 'Torno lunedì', ...mail })).toBe(false);
    expect((await ticket()).messages).toEqual([]);
    expect(await mailsTo(SENDER, 'ticket_not_taken')).toBe(0);
  });

  test('in another character encoding, or as HTML only, is decoded', async () => {
    const head = `To: ${address}\r\nFrom: ana@example.test\r\nMessage-ID: <l@mailbox.test>\r\n`;
    const body = 'Content-Type: text/plain; charset=iso-8859-1\r\n\r\nPerch\xe9 no?\r\n';
    const mime = Buffer.from(head + body, 'latin1');
    expect(await receiveMail({ recipient: address, mime, now })).toBe(true);
    expect(await arrives({ html: '<p>Un <b>saluto</b></p><p>Ana</p>' })).toBe(true);
    const [plain, rich] = (await ticket()).messages;
    expect(plain?.text).toBe('Perché no?');
    expect(rich?.text).toContain('Un saluto');
    expect(rich?.text).not.toContain('<');
  });

  test.each([
    ['with files', { text: 'Ecco la foto', files: ['foto.pdf'] }, true],
    ['with files alone', { text: '', files: ['foto.pdf'] }, false],
    ['with a card number', { text: 'La carta: 4111 1111 1111 1111' }, false],
    ['without new text', { text: '> solo quello che avete scritto' }, false],
    ['longer than a message may be', { text: 'parola '.repeat(2_000) }, false],
  ])('%s is answered with a notice, at most once an hour', async (_, mail, taken) => {
    expect(await arrives(mail)).toBe(taken);
    expect(await arrives(mail, { at: after(now, MINUTE / 60) })).toBe(taken);
    expect((await ticket()).messages).toHaveLength(taken ? 2 : 0);
    expect(await mailsTo(SENDER, 'ticket_not_taken')).toBe(1);
    await arrives(mail, { at: after(now, HOUR) });
    expect(await mailsTo(SENDER, 'ticket_not_taken')).toBe(2);
  });

  test('to a forged address reaches no ticket', async () => {
    const [local = '', host = ''] = address.split('@');
    const seal = local.slice(-24);
    const forged = `${local.slice(0, -24)}${'0'.repeat(24)}@${host}`;
    expect(seal).not.toBe('0'.repeat(24));
    for (const recipient of [forged, `hello@${host}`, '']) {
      expect(await arrives({ text: 'Ciao' }, { recipient })).toBe(false);
    }
    expect(await arrives({ text: 'Ciao' }, { recipient: address.toUpperCase() })).toBe(true);
  });

  test('with deeply nested parts is refused, and nothing is stored', async () => {
    let part = 'Content-Type: text/plain\r\n\r\nCiao\r\n';
    for (let depth = 0; depth < 40; depth += 1) {
      const edge = `edge${depth}`;
      part = `Content-Type: multipart/mixed; boundary=${edge}\r\n\r\n--${edge}\r\n${part}\r\n--${edge}--\r\n`;
    }
    const mime = Buffer.from(`From: ${SENDER}\r\nMIME-Version: 1.0\r\n${part}`);
    await expect(receiveMail({ recipient: address, mime, now })).rejects.toMatchObject({
      code: 'input_invalid',
    });
    expect((await ticket()).messages).toEqual([]);
  });

  test('without a Message-ID is also stored once', async () => {
    const mime = Buffer.from(`From: ${SENDER}\r\nContent-Type: text/plain\r\n\r\nCiao\r\n`);
    for (let turn = 0; turn < 2; turn += 1) await receiveMail({ recipient: address, mime, now });
    expect((await ticket()).messages).toHaveLength(1);
  });

  test('is limited to 20 per ticket in an hour, to stop mail loops', async () => {
    for (let turn = 0; turn < 25; turn += 1) await arrives({ text: `Giro ${turn}` });
    expect((await ticket()).messages).toHaveLength(20);
    expect(await arrives({ text: 'Più tardi' }, { at: after(now, 2 * HOUR) })).toBe(true);
  });
});

describe('the mail gateway', () => {
  const key = 'POST /api/webhooks/mail';
  const sign = (body: string, secret = env().MAIL_INBOUND_SECRET ?? '') =>
    createHmac('sha256', secret).update(body).digest('hex');

  test('is authenticated only by its signature', async () => {
    const mime = await writtenMail({ to: address, text: 'Dal portone giusto' });
    const body = JSON.stringify({ recipient: address, message: mime.toString('base64') });
    for (const signature of ['', 'x', sign(body, 'another secret of somebody'), sign(`${body} `)]) {
      const headers = { 'x-mail-signature': signature };
      expect((await ask({ key, body, headers })).code).toBe('signature_invalid');
    }
    const headers = { 'x-mail-signature': sign(body) };
    const answer = await ask({ key, body, headers });
    expect(JSON.parse(answer.text)).toEqual({ result: 'OK', taken: true });
    expect((await ticket()).messages).toMatchObject([{ text: 'Dal portone giusto' }]);
  });

  test.each(['{}', 'no json', '{"recipient":"a@b.c","message":"%%%"}'])(
    'gets input_invalid for an unreadable body: %s',
    async (body) => {
      const headers = { 'x-mail-signature': sign(body) };
      expect((await ask({ key, body, headers })).code).toBe('input_invalid');
    },
  );
});
