import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import type { FaultPlan } from '../faults/plan.ts';
import { HOLD_MS } from '../faults/transport.ts';
import { extractLinks } from './links.ts';
import type { Attachment, MailStore } from './store.ts';

const MAX_MAIL_BYTES = 5 * 1024 * 1024;
const REFUSED_BOX = /^(?:bounce|reject)@/i;

function smtpError(code: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode: code });
}

function headersOf(mail: Email): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const { key, value } of mail.headers) {
    headers[key] = key in headers ? `${headers[key] ?? ''}\n${value}` : value;
  }
  return headers;
}

function attachmentOf(part: Email['attachments'][number], index: number): Attachment {
  const content =
    typeof part.content === 'string'
      ? Buffer.from(part.content)
      : Buffer.from(new Uint8Array(part.content));
  return { filename: part.filename ?? `part-${index + 1}`, mimeType: part.mimeType, content };
}

async function storeMail(
  store: MailStore,
  stream: SMTPServerDataStream,
  from: string,
  recipients: string[],
) {
  const raw = await buffer(stream);
  if (stream.sizeExceeded) throw smtpError(552, 'Message exceeds 5 MB');
  const mail = await PostalMime.parse(raw);
  const text = mail.text ?? '';
  const html = mail.html ?? '';
  const common = {
    from,
    at: new Date().toISOString(),
    subject: mail.subject ?? '',
    text,
    html,
    links: extractLinks(html, text),
    headers: headersOf(mail),
    attachments: mail.attachments.map(attachmentOf),
    size: raw.length,
  };
  for (const to of recipients) store.add({ ...common, to });
}

/** The delay of a planned late answer to a mail that was taken. */
function lateBy(faults: FaultPlan): number {
  const fault = faults.take({ provider: 'mail', operation: 'send', kinds: ['late_answer'] });
  return fault === undefined ? 0 : (fault.delayMs ?? HOLD_MS);
}

/** Accepts every mail without authentication, but refuses the mailboxes bounce@ and reject@ with 550. */
export function createSmtpSink(store: MailStore, faults: FaultPlan): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 500,
    size: MAX_MAIL_BYTES,
    banner: 'sandbox inbox',
    onAuth: (auth, _session, callback) => {
      callback(null, { user: auth.username ?? 'anyone' });
    },
    onRcptTo: ({ address }, _session, callback) => {
      callback(REFUSED_BOX.test(address) ? smtpError(550, 'No such mailbox here') : null);
    },
    onData: (stream, session, callback) => {
      const { mailFrom, rcptTo } = session.envelope;
      const from = mailFrom === false ? '' : mailFrom.address;
      storeMail(
        store,
        stream,
        from,
        rcptTo.map(({ address }) => address),
      ).then(
        () => {
          const delayMs = lateBy(faults);
          if (delayMs === 0) callback();
          else setTimeout(callback, delayMs).unref();
        },
        (error: unknown) => {
          callback(error instanceof Error ? error : smtpError(451, 'The mail could not be read'));
        },
      );
    },
  });
  // A client that drops its connection must not end the process.
  server.on('error', () => undefined);
  return server;
}
