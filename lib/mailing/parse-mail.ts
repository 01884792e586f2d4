import EmailReplyParser from 'email-reply-parser';
import PostalMime, { type Attachment, type Email } from 'postal-mime';

/** A file attached to a mail; what it is and what it is called is the sender's word. */
export type MailedFile = {
  readonly name: string;
  readonly base64: string;
};

/** An inbound mail, parsed. */
export type ParsedMail = {
  readonly from: string;
  /** The sender's own text, without quotes and signature. */
  readonly text: string;
  /** Null for a mail without one. */
  readonly messageId: string | null;
  readonly files: readonly MailedFile[];
  /** Sent by a program: an absence note, a mailing list or a bounce. */
  readonly automatic: boolean;
};

const MAX_ID_LENGTH = 250;
const MAX_NESTING = 20;
/** More than a message may have, so that the sender learns of those that are not taken. */
const MAX_FILES = 10;
/** What is read of a text: a reply is above the mails that it quotes. The reply parser needs more than linear time. */
const MAX_CHARACTERS = 100_000;
const MAX_LINES = 2_000;
/** A line of a reply is shorter; quotes are not looked for in a text with a longer one. */
const MAX_LINE_LENGTH = 2_000;
/** Empty lines in a row that are read: more are layout. */
const MAX_EMPTY_LINES = 2;
const BULK = /^(?:bulk|list|junk|auto_reply)$/i;
const PROGRAM = /^(?:mailer-daemon|postmaster|no-?reply|do-?not-?reply)@/i;
/** Headers that auto-responders and mailing lists set. */
const AUTOMATED_HEADERS = new Set([
  'x-autoreply',
  'x-autorespond',
  'list-id',
  'x-failed-recipients',
]);

function isAutomatic({ headers, from }: Email): boolean {
  const said = (name: string): string =>
    headers.find(({ key }) => key === name)?.value.trim() ?? '';
  const submitted = said('auto-submitted').toLowerCase();
  return (
    (submitted !== '' && submitted !== 'no') ||
    BULK.test(said('precedence')) ||
    headers.some(({ key }) => AUTOMATED_HEADERS.has(key)) ||
    said('content-type').toLowerCase().startsWith('multipart/report') ||
    said('return-path') === '<>' ||
    PROGRAM.test(from?.address ?? '')
  );
}

/** Inline pictures, such as a logo in a signature, are no attachments. */
function filesOf({ attachments }: Email): readonly MailedFile[] {
  return attachments
    .filter(({ disposition, related }) => disposition !== 'inline' && !related)
    .slice(0, MAX_FILES)
    .map(({ filename, content }) => ({ name: filename ?? '', base64: base64Of(content) }));
}

/** The parser is asked for base64, which its types do not say. */
const base64Of = (content: Attachment['content']): string =>
  typeof content === 'string' ? content : Buffer.from(new Uint8Array(content)).toString('base64');

/** Loaded only for mails without a text part: the converter takes longer to start than a mail to parse. */
async function textOfHtml(html: string): Promise<string> {
  const { toPlainText } = await import('@react-email/render');
  return toPlainText(html.slice(0, MAX_CHARACTERS));
}

/** The beginning of a text, without runs of empty lines. One pass. */
function beginningOf(text: string): string {
  const lines: string[] = [];
  let empty = 0;
  for (const line of text.slice(0, MAX_CHARACTERS).split(/\r\n?|\n/)) {
    empty = line.trim() === '' ? empty + 1 : 0;
    if (empty <= MAX_EMPTY_LINES) lines.push(line);
    if (lines.length === MAX_LINES) break;
  }
  return lines.join('\n');
}

/** The text without quotes and signature. */
function ownText(text: string): string {
  if (text.split('\n').some(({ length }) => length > MAX_LINE_LENGTH)) return text;
  return new EmailReplyParser().read(text).getVisibleText();
}

/**
 * Parses a raw MIME message. Throws when its parts are nested too deep for a real mail. Called in the process that
 * parses mails.
 */
export async function parseMail(mime: Uint8Array): Promise<ParsedMail> {
  const mail = await PostalMime.parse(mime, {
    maxNestingDepth: MAX_NESTING,
    attachmentEncoding: 'base64',
  });
  // Some mail programs send HTML only; quotes in the HTML become quotes in the plain text.
  const body = mail.text ?? (await textOfHtml(mail.html ?? ''));
  return {
    from: mail.from?.address ?? '',
    text: ownText(beginningOf(body)).trim(),
    messageId: mail.messageId?.slice(0, MAX_ID_LENGTH) ?? null,
    files: filesOf(mail),
    automatic: isAutomatic(mail),
  };
}
