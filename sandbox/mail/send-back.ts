import { randomUUID } from 'node:crypto';
import { handOver, type Gateway } from './hand-over.ts';
import type { StoredMail } from './store.ts';

const EDGE = 'report';
const SENDER = /<([^<>\s@]+@[^<>\s@]+)>/;

/**
 * A delivery report that the mailbox does not exist (RFC 3464): text for people, status for programs, and the
 * mail's headers.
 */
function report(mail: StoredMail, sender: string): string {
  const part = (type: string, body: string) =>
    `--${EDGE}\r\nContent-Type: ${type}\r\n\r\n${body}\r\n`;
  const status = [
    'Reporting-MTA: dns; mailbox.demo.test\r\n',
    `Final-Recipient: rfc822; ${mail.to}`,
    'Action: failed',
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 no such mailbox',
  ];
  const head = [
    `From: ${mail.from}`,
    `To: ${mail.to}`,
    `Message-ID: ${mail.headers['message-id'] ?? ''}`,
  ];
  return [
    'From: Mail Delivery System <MAILER-DAEMON@mailbox.demo.test>',
    `To: ${sender}`,
    'Subject: Undelivered Mail Returned to Sender',
    `Message-ID: <${randomUUID()}@mailbox.demo.test>`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=delivery-status; boundary="${EDGE}"`,
    '',
    part('text/plain', 'There is no such mailbox here.') +
      part('message/delivery-status', status.join('\r\n')) +
      part('text/rfc822-headers', head.join('\r\n')) +
      `--${EDGE}--\r\n`,
  ].join('\r\n');
}

/** Returns a mail to its sender, as if its mailbox did not exist. */
export async function sendBack(gateway: Gateway, mail: StoredMail): Promise<void> {
  const recipient = SENDER.exec(mail.from)?.[1] ?? mail.from;
  const mime = Buffer.from(report(mail, recipient));
  await handOver(gateway, { recipient, mime, operation: 'return' });
}
