import { Prisma } from '../../db/generated/client.ts';
import { erasedProfileColumns } from '../../identity/profile-columns.ts';
import { MEMBERLESS } from './memberless-tables.ts';

/** The member to erase, and every address that was theirs. */
export type Leaving = {
  readonly memberId: string;
  readonly profileId: string;
  readonly brandId: string;
  readonly addresses: readonly string[];
  readonly now: Date;
};

type Erasing = (leaving: Leaving) => Prisma.Sql;

const ofMember =
  (table: string): Erasing =>
  ({ memberId }) =>
    Prisma.sql`delete from ${Prisma.raw(table)} where member_id = ${memberId}::uuid`;

/** SQL: a message `m` that goes with the side `a`, whose peer is `p`. */
const GONE = Prisma.raw(`(m.sender_id = a.profile_id or p.kind = 'system')`);

/**
 * What erasure does to each table, in this order: the one place that crosses domains on purpose, so that no
 * table is forgotten. A test compares it and the list below with the schema.
 */
export const ERASED: Readonly<Record<string, Erasing>> = {
  known_addresses: ({ profileId }) => Prisma.sql`
    delete from known_addresses where profile_id = ${profileId}::uuid`,
  // Before what closing a conversation locks too. Conversations that a list closed stay closed, without the mark of it.
  known_pairs: ({ profileId }) => Prisma.sql`
    with unmarked as (
      update participants set known_at = null where profile_id = ${profileId}::uuid and known_at is not null)
    delete from known_pairs where profile_id = ${profileId}::uuid or peer_id = ${profileId}::uuid`,
  rechecks: ({ profileId }) => Prisma.sql`
    delete from rechecks where profile_id = ${profileId}::uuid or reporter_id = ${profileId}::uuid`,
  queue_escalations: ({ profileId }) => Prisma.sql`
    delete from queue_escalations
     where profile_id = ${profileId}::uuid or reporter_id = ${profileId}::uuid`,
  push_registrations: ofMember('push_registrations'),
  telegram_links: ofMember('telegram_links'),
  notices: ofMember('notices'),
  notice_marks: ofMember('notice_marks'),
  sessions: ofMember('sessions'),
  identities: ofMember('identities'),
  passkeys: ofMember('passkeys'),
  attributions: ofMember('attributions'),
  // Pending postbacks are no longer sent.
  postbacks: ofMember('postbacks'),
  // The order remains the partner's; the link to this member's click is removed.
  partner_orders: ({ memberId }) => Prisma.sql`
    update partner_orders set member_id = null, click_id = null where member_id = ${memberId}::uuid`,
  flow_assignments: ofMember('flow_assignments'),
  pending_messages: ({ memberId, profileId }) => Prisma.sql`
    delete from pending_messages where member_id = ${memberId}::uuid or peer_id = ${profileId}::uuid`,
  reply_tasks: ofMember('reply_tasks'),
  vulnerable_flags: ofMember('vulnerable_flags'),
  disclosures: ofMember('disclosures'),
  swipes: ({ profileId }) => Prisma.sql`
    delete from swipes where profile_id = ${profileId}::uuid or peer_id = ${profileId}::uuid`,
  favourites: ({ profileId }) => Prisma.sql`
    delete from favourites where profile_id = ${profileId}::uuid or peer_id = ${profileId}::uuid`,
  daily_picks: ({ profileId }) => Prisma.sql`
    delete from daily_picks where profile_id = ${profileId}::uuid or peer_id = ${profileId}::uuid`,
  saved_searches: ({ profileId }) => Prisma.sql`
    delete from saved_searches where profile_id = ${profileId}::uuid`,
  search_alerts: ({ profileId }) => Prisma.sql`
    delete from search_alerts where profile_id = ${profileId}::uuid`,
  benefit_periods: ({ profileId }) => Prisma.sql`
    delete from benefit_periods where profile_id = ${profileId}::uuid`,
  shared_dates: ({ profileId }) => Prisma.sql`
    delete from shared_dates where profile_id = ${profileId}::uuid`,
  call_notices: ({ profileId }) => Prisma.sql`
    delete from call_notices where call_id in (
      select id from calls where caller_id = ${profileId}::uuid or callee_id = ${profileId}::uuid)`,
  call_sides: ({ profileId }) => Prisma.sql`
    delete from call_sides where call_id in (
      select id from calls where caller_id = ${profileId}::uuid or callee_id = ${profileId}::uuid)`,
  calls: ({ profileId }) => Prisma.sql`
    delete from calls where caller_id = ${profileId}::uuid or callee_id = ${profileId}::uuid`,
  visits: ({ profileId }) => Prisma.sql`
    delete from visits where profile_id = ${profileId}::uuid or peer_id = ${profileId}::uuid`,
  client_logs: ofMember('client_logs'),
  // Still counted, but without the member's id.
  kpi_events: ({ memberId }) => Prisma.sql`
    update kpi_events set member_id = null, value = null, data = '{}', once = false
     where member_id = ${memberId}::uuid`,
  mail_messages: ({ memberId, brandId, addresses }) => Prisma.sql`
    delete from mail_messages where brand_id = ${brandId} and (
      lower(to_address) = any(${addresses}) or position(${memberId} in dedupe_key) > 0
      or dedupe_key in (
        select kind || t.id from tickets t cross join (values ('ticket:'), ('contact:')) k(kind)
         where t.brand_id = ${brandId}
           and (t.member_id = ${memberId}::uuid or lower(t.email) = any(${addresses})))
      or dedupe_key in (
        select 'ticket-message:' || m.id from ticket_messages m join tickets t on t.id = m.ticket_id
         where t.brand_id = ${brandId}
           and (t.member_id = ${memberId}::uuid or lower(t.email) = any(${addresses})))
      or split_part(dedupe_key, ':', 2) in (
        select id::text from email_changes where member_id = ${memberId}::uuid))`,
  mail_suppressions: ({ brandId, addresses }) => Prisma.sql`
    delete from mail_suppressions where brand_id = ${brandId} and address = any(${addresses})`,
  ticket_tags: ({ memberId, brandId, addresses }) => Prisma.sql`
    delete from ticket_tags where ticket_id in (
      select t.id from tickets t where t.brand_id = ${brandId}
         and (t.member_id = ${memberId}::uuid or lower(t.email) = any(${addresses})))`,
  ticket_notes: ({ memberId, brandId, addresses }) => Prisma.sql`
    delete from ticket_notes where ticket_id in (
      select t.id from tickets t where t.brand_id = ${brandId}
         and (t.member_id = ${memberId}::uuid or lower(t.email) = any(${addresses})))`,
  // Also those that were uploaded for a message that was not sent.
  ticket_files: ({ memberId, brandId, addresses, now }) => Prisma.sql`
    with gone as (
      delete from ticket_files f
       where f.member_id = ${memberId}::uuid or f.ticket_id in (
         select t.id from tickets t where t.brand_id = ${brandId}
            and (t.member_id = ${memberId}::uuid or lower(t.email) = any(${addresses})))
      returning f.object_key)
    insert into photo_removals (object_key, scope, due_at)
    select object_key, 'all', ${now}::timestamptz from gone
        on conflict (object_key, scope) do update set due_at = excluded.due_at`,
  ticket_messages: ({ memberId, brandId, addresses }) => Prisma.sql`
    delete from ticket_messages where ticket_id in (
      select t.id from tickets t where t.brand_id = ${brandId}
         and (t.member_id = ${memberId}::uuid or lower(t.email) = any(${addresses})))`,
  // The public page that may show the review is rendered again.
  reviews: ({ memberId }) => Prisma.sql`
    with gone as (delete from reviews where member_id = ${memberId}::uuid returning brand_id)
    select pg_notify('pages_changed', brand_id) from gone`,
  // The reference remains: care can say that a case was closed, but not whose it was.
  tickets: ({ memberId, brandId, addresses }) => Prisma.sql`
    update tickets set email = '', text = '', member_id = null, state = 'closed',
           claimed_by = null, claimed_until = null, assigned_to = null, due_at = null,
           snoozed_until = null, rating_comment = null
     where brand_id = ${brandId} and (member_id = ${memberId}::uuid or lower(email) = any(${addresses}))`,
  // The reference proves that a declaration was made and when, but not by whom.
  declarations: ({ memberId, brandId, addresses }) => Prisma.sql`
    update declarations set name = '', email = '', order_number = '', member_id = null,
           token_hash = null, due_at = null, state = case state when 'done' then state else 'void' end
     where brand_id = ${brandId} and (member_id = ${memberId}::uuid or lower(email) = any(${addresses}))`,
  spending_limits: ofMember('spending_limits'),
  member_notes: ofMember('member_notes'),
  member_measures: ofMember('member_measures'),
  group_decision_members: ofMember('group_decision_members'),
  // Reports by the member are still to be judged, without their text; reports about the member are deleted.
  reports: ({ profileId }) => Prisma.sql`
    with gone as (delete from reports where reported_id = ${profileId}::uuid)
    update reports set details = '', evidence = '[]' where reporter_id = ${profileId}::uuid`,
  one_time_tokens: ofMember('one_time_tokens'),
  email_changes: ofMember('email_changes'),
  // Their files are deleted first, then these rows: the next run of `endExports` does both. An export being
  // built keeps its due time, so that its deletion waits for the build: the process may die just after
  // writing the file.
  data_exports: ({ memberId, now }) => Prisma.sql`
    update data_exports set state = 'failed', ready_at = null, bytes = null,
           due_at = case state when 'waiting' then due_at else ${now} end
     where member_id = ${memberId}::uuid`,
  photos: ({ profileId }) => Prisma.sql`delete from photos where profile_id = ${profileId}::uuid`,
  chat_photos: ({ profileId }) => Prisma.sql`
    delete from chat_photos where sender_id = ${profileId}::uuid`,
  message_previews: ({ profileId, now }) => Prisma.sql`
    with gone as (
      delete from message_previews where sender_id = ${profileId}::uuid returning object_key)
    insert into photo_removals (object_key, scope, due_at)
    select object_key, 'all', ${now}::timestamptz from gone where object_key is not null
    on conflict do nothing`,
  photo_verifications: ({ profileId }) => Prisma.sql`
    delete from photo_verifications where profile_id = ${profileId}::uuid`,
  profile_listings: ({ profileId }) => Prisma.sql`
    delete from profile_listings where profile_id = ${profileId}::uuid`,
  // The peers keep their conversations, in which these messages show as removed; so do the service's own
  // messages, which name the member. Of the peers' messages only the member's reactions go.
  messages: ({ profileId, now }) => Prisma.sql`
    update messages m set reaction = null,
           body = case when ${GONE} then '' else m.body end,
           first_body = case when ${GONE} then left(m.first_body, 0) else m.first_body end,
           is_html = m.is_html and not ${GONE},
           removed_at = case when ${GONE} then coalesce(m.removed_at, ${now}) else m.removed_at end
      from participants a join profiles p on p.id = a.peer_id
     where a.profile_id = ${profileId}::uuid and m.conversation_id = a.conversation_id
       and (${GONE} or m.reaction is not null)`,
  inboxes: ({ profileId }) => Prisma.sql`
    update inboxes set unread = 0, notify_at = null, keep_months = null, expire_at = null
     where profile_id = ${profileId}::uuid`,
  payment_fingerprints: ({ memberId }) => Prisma.sql`
    delete from payment_fingerprints using attempts a, intents i
     where attempt_id = a.id and a.intent_id = i.id and i.member_id = ${memberId}::uuid`,
  card_checks: ofMember('card_checks'),
  provider_customers: ofMember('provider_customers'),
  // The provider deletes the card only on a request with its token: due work sends it and clears the token
  // together.
  mandates: ({ memberId, now }) => Prisma.sql`
    update mandates set card_brand = null, last_four = null, expires_on = null, uses = '{}',
           network_reference = null,
           token = case state when 'revoked' then 'erased:' || id else token end,
           revoke_at = case state when 'revoked' then null else ${now}::timestamptz end,
           state = case state when 'revoked' then state else 'revoking' end
     where member_id = ${memberId}::uuid`,
  profiles: ({ profileId, now }) => Prisma.sql`
    update profiles set ${erasedProfileColumns(now)} where id = ${profileId}::uuid`,
  users: ({ memberId, now }) => Prisma.sql`
    update users set state = 'erased', erased_at = ${now}, erase_at = null, erase_asked_at = null,
           email = id || '@erased.invalid', email_normalised = id || '@erased.invalid',
           email_confirmed_at = null, password_hash = null, disabled_reason = null, surname = null,
           phone = null, signup_email_hash = null, region_id = null, city_id = null,
           email_check_at = null, channels_asked_at = null, notices_paused_at = null,
           notices_resume_at = null,
           customer_id = null, notify_email = false, notify_telegram = false, notify_push = false,
           card_verified_at = null, card_verified_by = null, last_activity_at = null
     where id = ${memberId}::uuid`,
};

/** Tables that an erasure leaves as they are, and why. */
export const RETAINED: Readonly<Record<string, string>> = {
  receipts: 'invoices, ten years by tax law; they contain the buyer’s address',
  charges: 'the payment behind an invoice',
  intents: 'the order behind a payment',
  attempts: 'the payment at the provider',
  refunds: 'refunded payments',
  subscriptions: 'the contract behind the payments',
  renewals: 'the contract behind the payments',
  disputes: 'disputed payments',
  dispute_events: 'disputed payments',
  credit_notes: 'cancelled invoices, ten years by tax law',
  payment_blocks:
    'keyed hashes of cards, addresses and devices that are refused for fraud, until they expire',
  provider_events: 'the provider’s events about a payment',
  ledger_transactions: 'the ledger',
  ledger_entries: 'the ledger',
  credit_accounts: 'bought and used credits, in numbers',
  credit_entries: 'bought and used credits, in numbers',
  credit_carried: 'bought and used credits, in numbers',
  credit_keys: 'hashes by which an entry is written once',
  consent_records: 'proof of consent: purpose, date and text, nothing written by the member',
  audit_entries: 'actions of the staff; names members by id only',
  conversations: 'the other member’s conversation; contains no text',
  participants: 'the other member’s conversation; contains no text',
  message_keys: 'numbers that the member’s browser gave its last messages; deleted after a week',
  ...MEMBERLESS,
};
