import PostalMime, { type Attachment, type Email } from 'postal-mime';

/** A mail server's report about a mail of ours. */
export type MailReport = {
  readonly mailId: string;
  /** As in the report, with its angle brackets. */
  readonly messageId: string;
  readonly reason: 'bounced' | 'complained';
};

const MAX_NESTING = 20;
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

const ACTION = /^action:[^\S\n]*(\S+)/im;
const STATUS = /^status:[^\S\n]*(\S+)/im;

/** RFC 3464: one group of fields per recipient; our mails have one recipient. */
function isGone(status: string): boolean {
  const said = (field: RegExp) => field.exec(status)?.[1]?.toLowerCase() ?? '';
  return said(ACTION) === 'failed' && GONE.test(said(STATUS));
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
 * Parses a delivery report (RFC 3464) or a complaint (RFC 5965), with the Message-ID of the mail that it reports.
 * Null for any other mail. Called in the process that parses mails.
 */
export async function parseReport(mime: Uint8Array): Promise<MailReport | null> {
  const options = { maxNestingDepth: MAX_NESTING, forceRfc822Attachments: true };
  const mail = await PostalMime.parse(mime, options);
  const reason = reasonIn(mail);
  const returned = partOf(mail, 'message/rfc822', 'message/global', 'text/rfc822-headers');
  const [, messageId, mailId] = MESSAGE_ID.exec(returned ?? '') ?? [];
  if (reason === undefined || messageId === undefined || mailId === undefined) return null;
  return { mailId, messageId, reason };
}
