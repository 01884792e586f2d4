import { brandById } from '../brands/registry.ts';
import { locales } from '../brands/schema.ts';
import type { MailMessage } from '../db/generated/client.ts';
import { env } from '../kernel/env.ts';
import { renderMail } from '../mail/render-mail.ts';
import type { MailData, MailTemplate } from '../mail/templates.ts';
import { mailTransport } from '../mail/transport.ts';

/** Writes and hands over one mail. Throws what the mail server answered. */
export async function deliver(mail: MailMessage, template: MailTemplate): Promise<void> {
  const brand = brandById(mail.brandId);
  if (!brand) throw new Error(`no brand ${mail.brandId}`);
  const locale = locales.find((known) => known === mail.locale) ?? brand.locales.default;
  const data = mail.data as MailData[MailTemplate];
  const written = await renderMail(template, { brandId: brand.id, locale, data });
  const host = env().MAIL_FROM_HOST ?? brand.hosts[0] ?? brand.id;
  await mailTransport().sendMail({
    from: { name: brand.name, address: `hello@${host}` },
    // As an object: a comma inside an address must not become a second recipient.
    to: { name: '', address: mail.toAddress },
    replyTo: template === 'contact_ticket' ? undefined : brand.company.email,
    messageId: `<${mail.id}@${host}>`,
    date: mail.createdAt,
    subject: written.subject,
    html: written.html,
    text: written.text,
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
}
