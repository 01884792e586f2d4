import { brandById } from '../brands/registry.ts';
import { knownLocale } from '../brands/schema.ts';
import type { MailMessage } from '../db/generated/client.ts';
import { db } from '../db/client.ts';
import { cleanEmail } from '../identity/email.ts';
import { clock } from '../kernel/clock.ts';
import { mailHost } from '../mail/mail-host.ts';
import { ticketFileBytes } from '../media/ticket-files.ts';
import { renderMail } from '../mail/render-mail.ts';
import {
  MAIL_KINDS,
  type MailData,
  type MailFile,
  type MailKind,
  type MailTemplate,
  type MailThread,
} from '../mail/templates.ts';
import { mailTransport } from '../mail/transport.ts';
import { issueUnsubscribe, type Stops, type UnsubscribeLinks } from './issue-unsubscribe.ts';

/** RFC 8058: one-click headers for the mail program's own unsubscribe button; the page is for people. */
function listHeaders(links: UnsubscribeLinks | null): Readonly<Record<string, string>> {
  if (!links) return {};
  return {
    'List-Unsubscribe': `<${links.oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/**
 * RFC 3834: prevents automatic replies such as absence notes. A ticket reply was written by a person and so
 * is not marked as automatic.
 */
function programHeaders(template: MailTemplate): Readonly<Record<string, string>> {
  return template === 'ticket_reply' ? {} : { 'Auto-Submitted': 'auto-generated' };
}

/** Threading of a mail about a ticket: where to reply, and which mails it answers. */
function threadIn(data: MailData[MailTemplate]): MailThread | undefined {
  return 'thread' in data ? data.thread : undefined;
}

/** A file that was deleted meanwhile is left out: its ticket was erased, or is older than tickets are stored. */
async function attachmentsOf(files: readonly MailFile[]) {
  const read = files.map(async (file) => {
    const content = await ticketFileBytes(file);
    return content === null ? [] : [{ filename: file.name, content }];
  });
  return (await Promise.all(read)).flat();
}

/** What the unsubscribe links in a mail stop; none for transactional mail. */
const STOPS: Readonly<Record<MailKind, Stops | null>> = {
  transactional: null,
  marketing: 'unsubscribe',
  notice: 'unsubscribe_notices',
};

/**
 * Renders and sends one mail. False for marketing and notices to an address that no longer belongs to an
 * account, because no unsubscribe link can be issued for it. `toAddress` is one address (`isEmail`). Throws the mail
 * server's error.
 */
export async function deliver(mail: MailMessage, template: MailTemplate): Promise<boolean> {
  const brand = brandById(mail.brandId);
  if (!brand) throw new Error(`no brand ${mail.brandId}`);
  const locale = knownLocale(mail.locale) ?? brand.locales.default;
  const data = mail.data as MailData[MailTemplate];
  const stops = STOPS[MAIL_KINDS[template]];
  const recipient = { brand, locale, address: mail.toAddress, now: clock.now() };
  const links = stops && (await issueUnsubscribe(db(), { ...recipient, stops }));
  if (stops && !links) return false;
  const unsubscribe = links?.page ?? null;
  const written = await renderMail(template, { brandId: brand.id, locale, data, unsubscribe });
  const host = mailHost(brand);
  const thread = threadIn(data);
  const from = `hello@${host}`;
  await mailTransport().sendMail({
    // Stated, so that no header decides who receives the mail; in brackets, so that a comma separates nothing.
    envelope: { from, to: [`<${cleanEmail(mail.toAddress)}>`] },
    from: { name: brand.name, address: from },
    // As an object: a comma inside an address must not become a second recipient.
    to: { name: '', address: mail.toAddress },
    replyTo: template === 'contact_ticket' ? undefined : (thread?.replyTo ?? brand.company.email),
    inReplyTo: thread?.answers.at(-1),
    references: thread?.answers.join(' '),
    messageId: `<${mail.id}@${host}>`,
    date: mail.createdAt,
    subject: written.subject,
    html: written.html,
    text: written.text,
    attachments: await attachmentsOf('files' in data ? (data.files ?? []) : []),
    headers: { ...programHeaders(template), ...listHeaders(links) },
  });
  return true;
}
