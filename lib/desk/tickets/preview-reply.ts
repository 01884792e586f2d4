import { brandOrigin } from '../../brands/links.ts';
import { brandById } from '../../brands/registry.ts';
import { knownLocale } from '../../brands/schema.ts';
import { replyText } from '../../care/reply-to-ticket.ts';
import { threadOf } from '../../care/thread-of.ts';
import { db } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import { mailHost } from '../../mail/mail-host.ts';
import { renderMail } from '../../mail/render-mail.ts';
import { audit } from '../../audit/audit.ts';

type Preview = {
  readonly reference: string;
  readonly text: string;
  readonly actor: string;
  readonly purpose: string | undefined;
  readonly now: Date;
};

/**
 * For operators who may reply to the ticket: the reply mail as it would be sent. Raises `not_found` and what
 * `replyText` raises.
 */
export async function previewReply({ reference, actor, purpose, now, ...reply }: Preview) {
  const text = replyText(reply.text);
  const ticket = (await db().ticket.findUnique({ where: { reference } })) ?? fail('not_found');
  const brand = brandById(ticket.brandId) ?? fail('not_found');
  const action = { actor, action: 'ticket.preview', subject: reference };
  await audit(db(), { ...action, brandId: brand.id, purpose, now });
  const thread = await threadOf(db(), brand, ticket);
  const locale = knownLocale(ticket.locale) ?? brand.locales.default;
  const data = { reference, text, thread };
  const mail = await renderMail('ticket_reply', { brandId: brand.id, locale, data });
  return {
    subject: mail.subject,
    to: ticket.email,
    // The desk's pages may load images from their own host only, which serves the same files.
    html: mail.html.replaceAll(`${brandOrigin(brand)}/brands/`, '/brands/'),
    from: `${brand.name} <hello@${mailHost(brand)}>`,
  };
}
