import { randomUUID } from 'node:crypto';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { handOver, type Gateway } from './hand-over.ts';
import type { StoredMail } from './store.ts';

const ADDRESS = /<([^<>\s@]+@[^<>\s@]+)>|(?<![^<>\s,])([^<>\s,@]+@[^<>\s,@]+)/;

/** Reply address of a mail, if it has one. */
export function replyAddress({ headers }: StoredMail): string | undefined {
  const found = ADDRESS.exec(headers['reply-to'] ?? '');
  return found?.[1] ?? found?.[2];
}

/** Quotes the mail below the reply, as mail programs do. */
function quoting(mail: StoredMail, text: string): string {
  const quoted = mail.text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  const day = new Date(mail.at).toUTCString();
  return `${text}\n\nOn ${day}, ${mail.from} wrote:\n${quoted}\n`;
}

/** Delivers a reply to a mail to the app, as if its recipient had written it. False if it has no reply address. */
export async function sendReply(gateway: Gateway, mail: StoredMail, text: string) {
  const recipient = replyAddress(mail);
  if (recipient === undefined) return false;
  const answered = mail.headers['message-id'] ?? '';
  const mime = await new MailComposer({
    from: mail.to,
    to: recipient,
    subject: /^re:/i.test(mail.subject) ? mail.subject : `Re: ${mail.subject}`,
    messageId: `<${randomUUID()}@mailbox.demo.test>`,
    ...(answered !== '' && { inReplyTo: answered, references: answered }),
    text: quoting(mail, text),
  })
    .compile()
    .build();
  await handOver(gateway, { recipient, mime, operation: 'reply' });
  return true;
}
