import { brandById } from '../brands/registry.ts';
import type { Db } from '../db/client.ts';
import { newId } from '../kernel/ids.ts';
import type { BrandId } from '../brands/schema.ts';
import { translator } from '../i18n/translate.ts';

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Text of the welcome message, in the few tags that the thread renders. Pure. */
function welcomeMessage(locale: string, name: string, brand?: BrandId): string {
  const t = translator(locale, 'chat', brand);
  const line = (key: string, values?: Record<string, string>): string =>
    escaped(t(`welcome.${key}`, values));
  const link = (href: string, key: string): string => `<a href="${href}">${line(key)}</a>`;
  return [
    `<p><strong>${line('hello', { name })}</strong></p>`,
    `<p>${line('what')}</p>`,
    `<p>${line('hosted')}</p>`,
    `<p>${link('/find', 'find')} · ${link('/profile', 'profile')}</p>`,
  ].join('');
}

const SENDER = '000000';

type NewMember = {
  readonly profileId: string;
  readonly screenName: string;
  readonly brandId: string;
  readonly locale: string;
};

/**
 * The service's first message to a member, free and readable at every level, in the transaction that confirms
 * the account: sent once, even on repeated calls. The sender's own inbox and side are not updated, because
 * all welcomes would wait for their locks; the service does not read them.
 */
export async function sendWelcome(tx: Db, member: NewMember, now: Date): Promise<void> {
  const { profileId, screenName, brandId, locale } = member;
  const body = welcomeMessage(locale, screenName, brandById(brandId)?.id);
  await tx.$executeRaw`
    with opened as (
      insert into conversations (id, brand_id, profile_low, profile_high, opened_by, created_at)
      select ${newId(now.getTime())}::uuid, ${brandId}, least(s.id, ${profileId}::uuid),
             greatest(s.id, ${profileId}::uuid), s.id, ${now}
        from profiles s where s.public_id = ${SENDER}
      on conflict (profile_low, profile_high) do nothing
      returning id, opened_by),
    sides as (
      insert into participants (conversation_id, profile_id, peer_id, brand_id)
      select o.id, x.profile, x.peer, ${brandId} from opened o
       cross join lateral (values (o.opened_by, ${profileId}::uuid),
                                  (${profileId}::uuid, o.opened_by)) as x(profile, peer))
    insert into inboxes (profile_id, brand_id) values (${profileId}::uuid, ${brandId}) on conflict (profile_id) do nothing`;
  await tx.$executeRaw`
    with thread as materialized (
      select c.id, s.id as sender from profiles s
        join conversations c on c.profile_low = least(s.id, ${profileId}::uuid)
                            and c.profile_high = greatest(s.id, ${profileId}::uuid)
       where s.public_id = ${SENDER} for no key update of c),
    fresh as materialized (
      select * from thread where not exists (
        select from messages m where m.conversation_id = thread.id and m.category = 'welcome')),
    counted as (
      update inboxes i set unread = i.unread + 1, change = i.change + 1 from fresh
       where i.profile_id = ${profileId}::uuid returning i.change),
    numbered as (
      update conversations c set last_seq = c.last_seq + 1, last_message_at = ${now},
             personal_at = coalesce(c.personal_at, ${now})
        from fresh where c.id = fresh.id returning c.id, c.last_seq),
    sided as (
      update participants a set unread = a.unread + 1, change = counted.change,
             last_message_at = ${now}, hidden_at = null
        from fresh cross join counted
       where a.conversation_id = fresh.id and a.profile_id = ${profileId}::uuid)
    insert into messages (conversation_id, seq, sender_id, id_client, kind, body, is_html, category, open,
                          brand_id, created_at)
    select n.id, n.last_seq, fresh.sender, ${profileId}::uuid, 'personal', ${body}, true, 'welcome', true,
           ${brandId}, ${now}
      from fresh join numbered n on n.id = fresh.id`;
}
