import { brandLink } from '../brands/links.ts';
import type { Brand, Locale } from '../brands/schema.ts';
import { inTransaction } from '../db/client.ts';
import { wakeJobs } from '../jobs/wake.ts';
import { fail } from '../kernel/errors.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { audit } from '../staff/audit.ts';

type News = {
  readonly brand: Brand;
  readonly locale: Locale;
  readonly title: string;
  readonly text: string;
  readonly actor: string;
  readonly now: Date;
};

type Recipient = { readonly id: string; readonly email: string };

/**
 * Staff only: one mail of news to the active, confirmed members of a brand and language whose newest word
 * on marketing is yes and whose address is not suppressed. Returns to how many. Raises `conflict` without
 * title or text.
 */
export async function sendNews(news: News): Promise<number> {
  const { brand, locale, title, text, actor, now } = news;
  if (title.trim() === '' || text.trim() === '') fail('conflict', { missing: 'text' });
  const brandId = brand.id;
  const count = await inTransaction(async (tx) => {
    const recipients = await tx.$queryRaw<Recipient[]>`
      select u.id::text, u.email from users u
       where u.brand_id = ${brandId} and u.locale = ${locale} and u.state = 'active'
         and u.email_confirmed_at is not null and u.erase_at is null
         and (select c.granted from consent_records c
               where c.member_id = u.id and c.purpose = 'marketing'
               order by c.at desc, c.id desc limit 1)
         and not exists (select from mail_suppressions s
                          where s.brand_id = u.brand_id and s.address = lower(u.email))
       order by u.id`;
    for (const { id, email: to } of recipients) {
      await enqueueMail(tx, {
        ...{ brandId, template: 'news', locale, to, at: now },
        data: { title, text, link: brandLink(brandId, '/find', locale) },
        dedupeKey: `news:${now.getTime()}:${id}`,
      });
    }
    const data = { title, recipients: recipients.length };
    await audit(tx, { actor, action: 'send_news', subject: brandId, data, now });
    return recipients.length;
  });
  wakeJobs();
  return count;
}
