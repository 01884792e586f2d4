import { createHash } from 'node:crypto';
import { brandLink } from '../brands/links.ts';
import type { Brand, Locale } from '../brands/schema.ts';
import { inTransaction, type Db } from '../db/client.ts';
import { wakeJobs } from '../queue/wake.ts';
import { fail } from '../kernel/errors.ts';
import { LOWEST_ID } from '../kernel/ids.ts';
import { enqueueMails } from '../mail/enqueue-mail.ts';
import { audit } from '../audit/audit.ts';

type News = {
  readonly brand: Brand;
  readonly locale: Locale;
  readonly title: string;
  readonly text: string;
  readonly actor: string;
  readonly now: Date;
};

type Recipient = { readonly id: string; readonly email: string };

/** Recipients per transaction, far below its limit of fifteen seconds. */
const BATCH = 500;

/**
 * Identifies a campaign by its content: after an interrupted run the same news can be sent again without
 * reaching the same recipients twice.
 */
function campaignOf({ brand, locale, title, text }: News): string {
  const serialized = JSON.stringify([brand.id, locale, title, text]);
  return createHash('sha256').update(serialized).digest('base64url');
}

function recipientsAfter(tx: Db, { brand, locale, now }: News, last: string): Promise<Recipient[]> {
  return tx.$queryRaw<Recipient[]>`
    select u.id::text, u.email from users u
     where u.brand_id = ${brand.id} and u.locale = ${locale} and u.state = 'active'
       and u.email_confirmed_at is not null and u.erase_at is null and u.id > ${last}::uuid
       and (u.notices_paused_at is null or u.notices_resume_at <= ${now})
       and (select c.granted from consent_records c
             where c.member_id = u.id and c.purpose = 'marketing'
             order by c.at desc, c.id desc limit 1)
       and not exists (select from mail_suppressions s
                        where s.brand_id = u.brand_id and s.address = lower(u.email))
     order by u.id limit ${BATCH}`;
}

/**
 * Enqueues the mails of one batch of recipients after `last`; returns how many are new, and the id to
 * continue after.
 */
function sendBatch(news: News, last: string): Promise<{ sent: number; next: string | undefined }> {
  const { brand, locale, title, text, actor, now } = news;
  const link = brandLink(brand.id, '/find', locale);
  const campaign = campaignOf(news);
  return inTransaction(async (tx) => {
    const recipients = await recipientsAfter(tx, news, last);
    const mails = recipients.map(({ id, email: to }) => ({
      brandId: brand.id,
      template: 'news' as const,
      locale,
      to,
      at: now,
      data: { title, text, link },
      dedupeKey: `news:${campaign}:${id}`,
    }));
    const sent = await enqueueMails(tx, mails);
    const data = { title, recipients: sent };
    await audit(tx, { actor, action: 'send_news', subject: brand.id, data, now });
    return { sent, next: recipients[BATCH - 1]?.id };
  });
}

/**
 * Staff only: enqueues one news mail to the active, confirmed members of a brand and language whose newest
 * marketing consent is given, whose address is not suppressed, and who have not paused all notices. Repeated with the same text, it reaches
 * only members who have not received it. Returns the number of recipients. Raises `conflict` without title or
 * text.
 */
export async function sendNews(news: News): Promise<number> {
  const { title, text } = news;
  if (title.trim() === '' || text.trim() === '') fail('conflict', { missing: 'text' });
  let count = 0;
  for (let last: string | undefined = LOWEST_ID; last !== undefined;) {
    const { sent, next } = await sendBatch(news, last);
    count += sent;
    last = next;
  }
  wakeJobs();
  return count;
}
