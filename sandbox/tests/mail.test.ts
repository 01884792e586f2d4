import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { startSandbox, type RunningSandbox } from './start-sandbox.ts';

interface Mail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
  at: string;
  headers: Record<string, string>;
  attachments: { filename: string; path: string }[];
}

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(async () => {
  expect(await sandbox.stop()).toBe(0);
});

const transport = () => createTransport({ host: '127.0.0.1', port: sandbox.smtpPort });

async function inbox(query: string): Promise<Mail[]> {
  const response = await fetch(`${sandbox.url}/mail.json?${query}`);
  return (await response.json()) as Mail[];
}

test('a mail is stored with its parts, links and headers, and listed newest first', async () => {
  const common = { from: 'Dolcevita <ciao@dolcevita.test>', to: 'anna@demo.test' };
  await transport().sendMail({ ...common, subject: 'Prima', text: 'uno' });
  await transport().sendMail({
    ...common,
    subject: 'Conferma perché sì',
    text: 'Apri http://dolcevita.localhost:3000/confirm?t=1.',
    html: '<p>Ciao <a href="http://dolcevita.localhost:3000/confirm?t=1&amp;u=2">qui</a></p><script>1</script>',
    headers: { 'List-Unsubscribe': '<http://dolcevita.localhost:3000/u>' },
    attachments: [{ filename: 'ricevuta.pdf', content: Buffer.from('%PDF-1.7') }],
  });
  const [mail, first] = await inbox('to=ANNA@demo.test');
  expect(first?.subject).toBe('Prima');
  expect(mail).toMatchObject({ to: 'anna@demo.test', subject: 'Conferma perché sì' });
  expect(mail?.links).toEqual([
    'http://dolcevita.localhost:3000/confirm?t=1&u=2',
    'http://dolcevita.localhost:3000/confirm?t=1',
  ]);
  expect(mail?.headers['list-unsubscribe']).toBe('<http://dolcevita.localhost:3000/u>');
  expect(new Date(mail?.at ?? '').toISOString()).toBe(mail?.at);
  const file = await fetch(sandbox.url + (mail?.attachments[0]?.path ?? ''));
  expect(await file.text()).toBe('%PDF-1.7');
});

test('every recipient of one mail receives it', async () => {
  const to = ['one@demo.test', 'two@demo.test'];
  await transport().sendMail({
    from: 'a@b.test',
    to: to[0],
    bcc: to[1],
    subject: 'both',
    text: 'x',
  });
  for (const address of to)
    expect((await inbox(`to=${address}`)).map((mail) => mail.subject)).toEqual(['both']);
});

test('a waiting request is answered when the mail arrives, and with an empty list when it does not', async () => {
  const waiting = inbox('to=later@demo.test&wait=10000');
  await transport().sendMail({
    from: 'a@b.test',
    to: 'later@demo.test',
    subject: 'here',
    text: 'x',
  });
  const [mail] = await waiting;
  expect(mail?.subject).toBe('here');
  expect(await inbox(`to=later@demo.test&after=${mail?.id ?? ''}&wait=50`)).toEqual([]);
});

test('mailboxes named bounce and reject are refused with 550', async () => {
  const mail = { from: 'a@b.test', to: 'bounce@demo.test', subject: 's', text: 't' };
  await expect(transport().sendMail(mail)).rejects.toMatchObject({ responseCode: 550 });
  await expect(transport().sendMail({ ...mail, to: 'reject@demo.test' })).rejects.toMatchObject({
    responseCode: 550,
  });
});

test('a mail over 5 MB is refused and not stored', async () => {
  const text = 'x'.repeat(70).concat('\n').repeat(80_000);
  const mail = { from: 'a@b.test', to: 'big@demo.test', subject: 's', text };
  await expect(transport().sendMail(mail)).rejects.toMatchObject({ responseCode: 552 });
  expect(await inbox('to=big@demo.test')).toEqual([]);
});

test('the inbox page escapes subjects, and frames the mail without scripts', async () => {
  await transport().sendMail({
    from: 'a@b.test',
    to: 'xss@demo.test',
    subject: '<img src=x>',
    html: '<b>hi</b>',
  });
  const [mail] = await inbox('to=xss@demo.test');
  const list = await (await fetch(`${sandbox.url}/mail?to=xss@demo.test`)).text();
  expect(list).toContain('&lt;img src=x&gt;');
  expect(list).not.toContain('<img src=x>');
  const page = await (await fetch(`${sandbox.url}/mail/${mail?.id ?? ''}`)).text();
  expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  const body = await fetch(`${sandbox.url}/mail/${mail?.id ?? ''}/html`);
  expect(body.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups /);
});

test('DELETE empties one mailbox and leaves the others', async () => {
  await transport().sendMail({
    from: 'a@b.test',
    to: ['gone@demo.test', 'kept@demo.test'],
    subject: 's',
    text: 't',
  });
  const response = await fetch(`${sandbox.url}/mail.json?to=gone@demo.test`, { method: 'DELETE' });
  expect(response.status).toBe(204);
  expect(await inbox('to=gone@demo.test')).toHaveLength(0);
  expect(await inbox('to=kept@demo.test')).toHaveLength(1);
});

describe('an answer written on the page of a mail', () => {
  const answers = async (id: string, text: string) =>
    fetch(`${sandbox.url}/mail/${id}/reply`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ text }).toString(),
      redirect: 'manual',
    });

  test('reaches the app as from its mail gateway: signed, threaded, quoting the mail', async () => {
    const delivered = Promise.withResolvers<{ body: string; signature: string; url: string }>();
    const app = createServer((request, response) => {
      void text(request).then((body) => {
        const signature = String(request.headers['x-mail-signature']);
        delivered.resolve({ body, signature, url: request.url ?? '' });
        response.end('{}');
      });
    });
    await new Promise<void>((resolve) => {
      app.listen(0, '127.0.0.1', resolve);
    });
    const { port } = app.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/api/webhooks/{provider}?c={company}`;
    const own = await startSandbox({ SANDBOX_WEBHOOKS: url });
    const sent = createTransport({ host: '127.0.0.1', port: own.smtpPort });
    await sent.sendMail({
      from: 'Dolcevita <hello@dolcevita.test>',
      to: 'anna@demo.test',
      subject: 'Risposta',
      text: 'Eccolo.',
      messageId: '<1@dolcevita.test>',
      replyTo: 'reply+abcd-2345-x@dolcevita.test',
    });
    const page = await fetch(`${own.url}/mail/1`);
    expect(await page.text()).toContain('reply+abcd-2345-x@dolcevita.test');
    const form = new URLSearchParams({ text: 'Grazie, perché no?' });
    const answer = await fetch(`${own.url}/mail/1/reply`, {
      method: 'POST',
      body: form,
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
    const { body, signature, url: path } = await delivered.promise;
    expect(path).toBe('/api/webhooks/mail?c=inbound');
    const secret = 'demo-mail-inbound-secret';
    expect(signature).toBe(createHmac('sha256', secret).update(body).digest('hex'));
    const { recipient, message } = JSON.parse(body) as { recipient: string; message: string };
    expect(recipient).toBe('reply+abcd-2345-x@dolcevita.test');
    const mail = await PostalMime.parse(Buffer.from(message, 'base64'));
    expect(mail).toMatchObject({ subject: 'Re: Risposta', inReplyTo: '<1@dolcevita.test>' });
    expect(mail.text).toContain('Grazie, perché no?');
    expect(mail.text).toContain('> Eccolo.');
    expect(await own.stop()).toBe(0);
    app.close();
  });

  test('is refused for a mail without a reply address, and for an unknown mail', async () => {
    const common = { from: 'a@b.test', to: 'mute@demo.test' };
    await transport().sendMail({ ...common, subject: 'x', text: 'x' });
    const [mail] = await inbox('to=mute@demo.test');
    expect((await answers(mail?.id ?? '', 'Ciao')).status).toBe(409);
    expect((await answers('nothing', 'Ciao')).status).toBe(404);
  });
});
