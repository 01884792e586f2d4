import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { db } from '../db/client.ts';
import { log } from '../kernel/log.ts';
import { recordBounce } from './record-bounce.ts';
import { suppressAddress } from '../mail/suppression.ts';
import { isId } from '../kernel/ids.ts';
import { isOwnMessageId } from '../mail/mail-host.ts';

/** A mail server's report about a mail of ours. */
type MailReport = {
  readonly mailId: string;
  readonly reason: 'bounced' | 'complained';
};

const MOST_NESTING = 20;
const MESSAGE_ID = /^message-id:\s*(<([\da-f-]{36})@[^<>\s]+>)/im;
/**
 * RFC 3463: permanent failures of the mailbox. Full mailboxes, network failures, timeouts, and refusals of
 * the sender or of the content are no reason to stop.
 */
const GONE = /^5\.(?!2\.2$|3\.|4\.7$|6\.|7\.)\d{1,3}\.\d{1,3}$/;

function decodeContent({ content }: Attachment): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}

function partOf(mail: Email, ...types: readonly string[]): string | undefined {
  const part = mail.attachments.find(({ mimeType }) => types.includes(mimeType.toLowerCase()));
  return part && decodeContent(part);
}

/** RFC 3464: one group of fields per recipient; our mails have one recipient. */
function isGone(status: string): boolean {
  const said = (name: string) =>
    new RegExp(`^${name}:\\s*(\\S+)`, 'im').exec(status)?.[1]?.toLowerCase() ?? '';
  return said('action') === 'failed' && GONE.test(said('status'));
}

function reasonIn(mail: Email): MailReport['reason'] | undefined {
  const status = partOf(mail, 'message/delivery-status', 'message/global-delivery-status');
  if (status !== undefined) return isGone(status) ? 'bounced' : undefined;
  const feedback = partOf(mail, 'message/feedback-report');
  return feedback !== undefined && /^feedback-type:\s*abuse\b/im.test(feedback)
    ? 'complained'
    : undefined;
}

/**
 * Parses a delivery report (RFC 3464) or a complaint (RFC 5965). It must contain the Message-ID of the
 * reported mail, which only its recipients can know. Null for any other mail.
 */
async function readReport(mime: Uint8Array): Promise<MailReport | null> {
  let mail: Email;
  try {
    const options = { maxNestingDepth: MOST_NESTING, forceRfc822Attachments: true };
    mail = await PostalMime.parse(mime, options);
  } catch {
    return null;
  }
  const reason = reasonIn(mail);
  const returned = partOf(mail, 'message/rfc822', 'message/global', 'text/rfc822-headers');
  const [, messageId = '', mailId = ''] = MESSAGE_ID.exec(returned ?? '') ?? [];
  if (reason === undefined || !isId(mailId) || !isOwnMessageId(messageId)) return null;
  return { mailId, reason };
}

/**
 * Called for an incoming mail after its gateway is authenticated. A report of a permanent failure or of spam
 * about a mail of ours stops marketing and notices to its address. False for any other mail, and for a report
 * about a mail that we never sent.
 */
export async function takeReport(mime: Uint8Array, now: Date): Promise<boolean> {
  const report = await readReport(mime);
  if (!report) return false;
  const { mailId, reason } = report;
  const mail = await db().mailMessage.findFirst({
    where: { id: mailId, state: 'sent' },
    select: { brandId: true, toAddress: true, template: true },
  });
  if (!mail) return false;
  const { brandId, toAddress: address, template } = mail;
  log().info({ mailId, template, reason }, 'mail report received');
  if (reason === 'bounced') await recordBounce({ brandId, address, now });
  else await suppressAddress(db(), { brandId, address, reason, now });
  return true;
}
