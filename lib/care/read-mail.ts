import { toPlainText } from '@react-email/render';
import { createHash } from 'node:crypto';
import EmailReplyParser from 'email-reply-parser';
import PostalMime, { type Email } from 'postal-mime';
import { fail } from '../kernel/errors.ts';
import { isOwnMessageId } from '../mail/mail-host.ts';

/** What somebody wrote to us by mail. */
export type ReceivedMail = {
  readonly from: string;
  /** What they wrote themselves: no quotes, no signature. */
  readonly text: string;
  readonly messageId: string;
  /** How many files came along. */
  readonly attachments: number;
  /** Written by a program: an absence note, a list, a mail that came back, one of ours. */
  readonly automatic: boolean;
};

const LONGEST_ID = 250;
const MOST_NESTING = 20;
const BULK = /^(?:bulk|list|junk|auto_reply)$/i;
const PROGRAM = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply)@/i;
/** Set by programs that answer for somebody, or by lists. */
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

/** Pictures that stand in a signature are no files that somebody sent. */
function filesOf({ attachments }: Email): number {
  return attachments.filter(({ disposition, related }) => disposition !== 'inline' && !related)
    .length;
}

/** For a mail that has no name of its own, so that it counts once however often its gateway brings it. */
function nameOf(mime: Uint8Array): string {
  return `<${createHash('sha256').update(mime).digest('hex')}@unnamed.invalid>`;
}

async function parsed(mime: Uint8Array): Promise<Email> {
  try {
    return await PostalMime.parse(mime, { maxNestingDepth: MOST_NESTING });
  } catch {
    // What it says is quoted nowhere: it may be somebody's letter.
    return fail('input_invalid');
  }
}

/** Reads a mail as it came over the line. Raises `input_invalid` for one that is nested too deep to be a letter. */
export async function readMail(mime: Uint8Array): Promise<ReceivedMail> {
  const mail = await parsed(mime);
  // Some programs send HTML alone; its quotes become quotes of the plain text.
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
