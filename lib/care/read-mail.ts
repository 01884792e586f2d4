import { toPlainText } from '@react-email/render';
import { createHash } from 'node:crypto';
import EmailReplyParser from 'email-reply-parser';
import PostalMime, { type Email } from 'postal-mime';
import { fail } from '../kernel/errors.ts';
import { isOwnMessageId } from '../mail/mail-host.ts';

/** An inbound mail, parsed. */
export type ReceivedMail = {
  readonly from: string;
  /** The sender's own text, without quotes and signature. */
  readonly text: string;
  readonly messageId: string;
  /** Number of attached files. */
  readonly attachments: number;
  /** Sent by a program: an absence note, a mailing list, a bounce, or one of our own mails. */
  readonly automatic: boolean;
};

const LONGEST_ID = 250;
const MOST_NESTING = 20;
const BULK = /^(?:bulk|list|junk|auto_reply)$/i;
const PROGRAM = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply)@/i;
/** Headers that auto-responders and mailing lists set. */
const AUTOMATED_HEADERS = new Set([
  'x-autoreply',
  'x-autorespond',
  'list-id',
  'x-failed-recipients',
]);

function isAutomatic({ headers, from, messageId }: Email): boolean {
  const said = (name: string): string =>
    headers.find(({ key }) => key === name)?.value.trim() ?? '';
  const submitted = said('auto-submitted').toLowerCase();
  return (
    (submitted !== '' && submitted !== 'no') ||
    BULK.test(said('precedence')) ||
    headers.some(({ key }) => AUTOMATED_HEADERS.has(key)) ||
    said('content-type').toLowerCase().startsWith('multipart/report') ||
    said('return-path') === '<>' ||
    PROGRAM.test(from?.address ?? '') ||
    (messageId !== undefined && isOwnMessageId(messageId))
  );
}

/** Inline pictures, such as a logo in a signature, do not count as attachments. */
function filesOf({ attachments }: Email): number {
  return attachments.filter(({ disposition, related }) => disposition !== 'inline' && !related)
    .length;
}

/** A Message-ID for a mail without one, derived from its content, so that repeated deliveries count once. */
function nameOf(mime: Uint8Array): string {
  return `<${createHash('sha256').update(mime).digest('hex')}@unnamed.invalid>`;
}

async function parsed(mime: Uint8Array): Promise<Email> {
  try {
    return await PostalMime.parse(mime, { maxNestingDepth: MOST_NESTING });
  } catch {
    // The error quotes nothing from the mail: its content may be personal.
    return fail('input_invalid');
  }
}

/** Parses a raw MIME message. Raises `input_invalid` when its parts are nested too deep for a real mail. */
export async function readMail(mime: Uint8Array): Promise<ReceivedMail> {
  const mail = await parsed(mime);
  // Some mail programs send HTML only; quotes in the HTML become quotes in the plain text.
  const body = mail.text ?? toPlainText(mail.html ?? '');
  const written = new EmailReplyParser().read(body).getVisibleText();
  return {
    from: mail.from?.address ?? '',
    text: written.replace(/\r\n?/g, '\n').trim(),
    messageId: (mail.messageId ?? nameOf(mime)).slice(0, LONGEST_ID),
    attachments: filesOf(mail),
    automatic: isAutomatic(mail),
  };
}
