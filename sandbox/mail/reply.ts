import { randomUUID } from 'node:crypto';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { handOver, type Gateway } from './hand-over.ts';
import type { StoredMail } from './store.ts';

const ADDRESS = /<([^<>\s]+@[^<>\s]+)>|([^<>\s,]+@[^<>\s,]+)/;

/** Where an answer to a mail goes, if it says so. */
export function replyAddress({ headers }: StoredMail): string | undefined {
  const found = ADDRESS.exec(headers['reply-to'] ?? '');
  return found?.[1] ?? found?.[2];
}

/** As mail programs do: the answer on top, what is answered quoted below. */
function quoting(mail: StoredMail, text: string): string {
  const quoted = mail.text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  const day = new Date(mail.at).toUTCString();
  return `${text}\n\nOn ${day}, ${mail.from} wrote:\n${quoted}\n`;
}

/** Hands an answer to a mail to the app, as its recipient would have written it. False where it names no address. */
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
