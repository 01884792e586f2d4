import { createHash } from 'node:crypto';
import { fail } from '../kernel/errors.ts';
import { isOwnMessageId } from '../mail/mail-host.ts';
import { parseInProcess } from '../mailing/parse-in-process.ts';
import type { ParsedMail } from '../mailing/parse-mail.ts';

/** An inbound mail, parsed; one of our own mails is automatic too. */
export type ReceivedMail = ParsedMail & { readonly messageId: string };

/** A Message-ID for a mail without one, derived from its content, so that repeated deliveries count once. */
function nameOf(mime: Uint8Array): string {
  return `<${createHash('sha256').update(mime).digest('hex')}@unnamed.invalid>`;
}

/**
 * Parses a raw MIME message. Raises `input_invalid` for one that cannot be parsed within the limits, `unavailable`
 * when too many mails wait. The error quotes nothing from the mail: its content may be personal.
 */
export async function readMail(mime: Uint8Array): Promise<ReceivedMail> {
  const mail = (await parseInProcess('mail', mime)) ?? fail('input_invalid');
  const { from, text, messageId, files } = mail;
  const automatic = mail.automatic || (messageId !== null && isOwnMessageId(messageId));
  return { from, text, messageId: messageId ?? nameOf(mime), files, automatic };
}
