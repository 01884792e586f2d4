import { Prisma } from '../../db/generated/client.ts';
import { exportedProfileColumns } from '../../identity/profile-columns.ts';
import { ADDRESSES, SENT_TO_ADDRESS } from './addresses-had.ts';
import { PHOTO_SECTIONS } from './photo-sections.ts';
import { MEMBERLESS } from '../erasure/memberless-tables.ts';
import { EXPORTED_DECISIONS, type Section } from './exported-decisions.ts';
import { EXPORTED_PEOPLE } from './exported-people.ts';

const own =
  (columns: string, table: string, order: string): Section =>
  ({ memberId }) =>
    Prisma.sql`
    select ${Prisma.raw(columns)} from ${Prisma.raw(table)}
     where member_id = ${memberId}::uuid order by ${Prisma.raw(order)}`;

/**
 * What a data export takes from each table, by columns that mean something to the member: no hashes, no
 * internal ids. A test compares it and the list below with the schema, so that a new table is not forgotten.
 * Messages and the account itself are gathered separately.
 */
export const EXPORTED: Readonly<Record<string, Section>> = {
  users: ({ memberId }) => Prisma.sql`
    select u.public_id as "trackerId", u.brand_id as brand, u.email, u.state, u.surname, u.phone,
           u.email_confirmed_at as "confirmedAt", u.email_score as "emailScore", u.level,
           u.paid_until as "paidUntil", u.card_verified_at as "cardVerifiedAt",
           u.card_verified_by as "cardVerifiedBy", u.flow_code as flow, u.locale, u.country,
           r.name as region, c.name as city, u.customer_id as "customerId", u.gifted_at as "giftedAt",
           u.notify_email as "notifyByEmail", u.notify_telegram as "notifyByTelegram",
           u.notify_push as "notifyByPush", u.notices_paused_at as "noticesPausedAt",
           u.notices_resume_at as "noticesPausedUntil", u.created_at as "createdAt",
           u.last_activity_at as "lastActiveAt", u.erase_at as "eraseAt"
      from users u left join regions r on r.id = u.region_id left join cities c on c.id = u.city_id
     where u.id = ${memberId}::uuid`,
  profiles: ({ profileId }) => Prisma.sql`
    select ${Prisma.raw(exportedProfileColumns())} from profiles p where p.id = ${profileId}::uuid`,
  profile_listings: ({ profileId }) => Prisma.sql`
    select l.brand_id as brand, l.country, r.name as region, l.gender, l.seeking,
           l.listed_at as "listedAt"
      from profile_listings l join regions r on r.id = l.region_id
     where l.profile_id = ${profileId}::uuid`,
  ...PHOTO_SECTIONS,
  sessions: own(
    'device, created_at as "createdAt", last_seen_at as "lastSeenAt", revoked_at as "endedAt"',
    'sessions',
    'created_at',
  ),
  push_registrations: own('created_at as "createdAt"', 'push_registrations', 'created_at'),
  telegram_links: own('chat_id as "chatId", linked_at as "linkedAt"', 'telegram_links', '1'),
  notices: own(
    `channel, messages, hosted, likes, visits, matches, found, state, created_at as "createdAt",
     sent_at as "sentAt"`,
    'notices',
    'created_at',
  ),
  identities: own(
    'issuer, subject, linked_at as "linkedAt", last_used_at as "lastUsedAt"',
    'identities',
    'linked_at',
  ),
  passkeys: own(
    'name, synced, backed_up as "backedUp", created_at as "createdAt", last_used_at as "lastUsedAt"',
    'passkeys',
    'created_at',
  ),
  attributions: own(
    `source, campaign_id as campaign, click_id as "clickId", country, fingerprint,
     user_agent as "userAgent", autologin_by as "autologinBy", autologin_event as "autologinEvent",
     remarketing_click_id as "remarketingClickId", tid as affiliate, link_campaign as "linkCampaign",
     utm_source as "utmSource", utm_medium as "utmMedium", utm_campaign as "utmCampaign", at`,
    'attributions',
    'at',
  ),
  postbacks: ({ memberId }) => Prisma.sql`
    select a.name as affiliate, p.event, p.click_id as "clickId", p.amount_class as "amountClass",
           p.state, p.created_at as "createdAt", p.sent_at as "sentAt"
      from postbacks p join affiliates a on a.id = p.affiliate_id
     where p.member_id = ${memberId}::uuid order by p.created_at`,
  partner_orders: ({ memberId }) => Prisma.sql`
    select a.name as affiliate, o.order_id as "orderId", o.click_id as "clickId",
           o.amount_minor as "amountMinor", o.currency, o.state, o.imported_at as "importedAt"
      from partner_orders o join affiliates a on a.id = o.affiliate_id
     where o.member_id = ${memberId}::uuid order by o.imported_at`,
  flow_assignments: ({ memberId }) => Prisma.sql`
    select v.code as flow, a.source, a.at from flow_assignments a
      join flow_versions v on v.id = a.flow_version_id
     where a.member_id = ${memberId}::uuid order by a.at`,
  consent_records: own(
    `purpose, granted, text_hash as "textHash", text_version as "textVersion", locale, source, at,
     withdrawn_at as "withdrawnAt"`,
    'consent_records',
    'at, id',
  ),
  email_changes: own(
    `old_email as "oldEmail", new_email as "newEmail", state, created_at as "createdAt",
     changed_at as "changedAt", undone_at as "undoneAt"`,
    'email_changes',
    'created_at',
  ),
  one_time_tokens: own(
    'purpose, email, created_at as "createdAt", used_at as "usedAt"',
    'one_time_tokens',
    'created_at',
  ),
  data_exports: own(
    'state, requested_by as "requestedBy", requested_at as "requestedAt", ready_at as "readyAt"',
    'data_exports',
    'requested_at',
  ),
  mail_messages: ({ memberId }) => Prisma.sql`
    select m.template, m.to_address as "to", m.locale, m.state, m.created_at as "createdAt",
           m.sent_at as "sentAt"
      from (select id, brand_id, email from users where id = ${memberId}::uuid) w
     cross join lateral ${Prisma.raw(ADDRESSES)} a
      join mail_messages m on ${Prisma.raw(SENT_TO_ADDRESS)}
     order by m.created_at`,
  mail_suppressions: ({ memberId }) => Prisma.sql`
    select s.reason, s.at from mail_suppressions s join users u on u.brand_id = s.brand_id
       and lower(u.email) = s.address where u.id = ${memberId}::uuid`,
  vulnerable_flags: own('reason, set_at as "setAt"', 'vulnerable_flags', '1'),
  credit_accounts: own('icebreakers, likes, free, subscription, bought', 'credit_accounts', '1'),
  credit_entries: own(
    'bucket, delta, balance_after as "balanceAfter", reason, at',
    'credit_entries',
    'at, id',
  ),
  intents: own(
    `public_id as "orderId", state, amount_minor as "amountMinor", currency, offer, locale,
     order_confirmed_at as "orderedAt", start_now as "startNow", created_at as "createdAt"`,
    'intents',
    'created_at',
  ),
  attempts: ({ memberId }) => Prisma.sql`
    select a.reference, a.provider, a.method, a.state, a.outcome, a.amount_minor as "amountMinor",
           a.currency, a.created_at as "createdAt"
      from attempts a join intents i on i.id = a.intent_id
     where i.member_id = ${memberId}::uuid order by a.created_at`,
  charges: own(
    'public_id as "chargeId", amount_minor as "amountMinor", currency, at',
    'charges',
    'at',
  ),
  receipts: ({ memberId }) => Prisma.sql`
    select r.snapshot as receipt, r.created_at as "createdAt"
      from receipts r join charges c on c.id = r.charge_id
     where c.member_id = ${memberId}::uuid order by r.created_at`,
  refunds: ({ memberId }) => Prisma.sql`
    select f.amount_minor as "amountMinor", f.currency, f.state, f.reason, f.created_at as "createdAt"
      from refunds f join attempts a on a.id = f.attempt_id join intents i on i.id = a.intent_id
     where i.member_id = ${memberId}::uuid order by f.created_at`,
  subscriptions: own(
    `state, cancel_at_period_end as "endsWithPeriod", period, period_start as "periodStart",
     period_end as "periodEnd", created_at as "createdAt", ended_at as "endedAt"`,
    'subscriptions',
    'created_at',
  ),
  mandates: own(
    `provider, card_brand as "cardBrand", last_four as "lastFour", expires_on as "expiresOn", state,
     created_at as "createdAt"`,
    'mandates',
    'created_at',
  ),
  card_checks: own('provider, method, passed, outcome, at', 'card_checks', 'at'),
  provider_customers: own('provider, company, customer', 'provider_customers', 'provider, company'),
  renewals: ({ memberId }) => Prisma.sql`
    select n.period, n.state, n.charge_at as "dueAt", n.notice_sent_at as "noticeSentAt",
           n.last_outcome as outcome, n.settled_at as "settledAt"
      from renewals n join subscriptions s on s.id = n.subscription_id
     where s.member_id = ${memberId}::uuid order by n.charge_at`,
  disputes: ({ memberId }) => Prisma.sql`
    select d.amount_minor as "amountMinor", d.currency, d.kind, d.state, d.opened_at as "openedAt",
           d.decided_at as "decidedAt"
      from disputes d join attempts a on a.id = d.attempt_id join intents i on i.id = a.intent_id
     where i.member_id = ${memberId}::uuid order by d.opened_at`,
  credit_notes: ({ memberId }) => Prisma.sql`
    select n.snapshot as "creditNote", n.created_at as "createdAt"
      from credit_notes n join charges c on c.id = n.charge_id
     where c.member_id = ${memberId}::uuid order by n.created_at`,
  pending_messages: ({ memberId }) => Prisma.sql`
    select p.screen_name as "to", m.body as text, m.reply_to as "inReplyTo", m.created_at as "createdAt"
      from pending_messages m join profiles p on p.id = m.peer_id
     where m.member_id = ${memberId}::uuid`,
  disclosures: ({ memberId }) => Prisma.sql`
    select p.screen_name as "hostedProfile", d.surface, d.at
      from disclosures d join profiles p on p.id = d.profile_id
     where d.member_id = ${memberId}::uuid order by d.at`,
  ...EXPORTED_PEOPLE,
  inboxes: ({ profileId }) => Prisma.sql`
    select keep_months as "readMessagesStoredMonths" from inboxes where profile_id = ${profileId}::uuid`,
  participants: ({ profileId }) => Prisma.sql`
    select p.screen_name as blocked, a.unmatched_at is not null as "matchEnded", a.blocked_at as at
      from participants a join profiles p on p.id = a.peer_id
     where a.profile_id = ${profileId}::uuid and a.blocked_at is not null and a.known_at is null
     order by a.blocked_at`,
  tickets: own(
    `reference, email, text, locale, state, created_at as "createdAt", rating,
     rating_comment as "ratingComment", rated_at as "ratedAt"`,
    'tickets',
    'created_at',
  ),
  ticket_messages: ({ memberId }) => Prisma.sql`
    select t.reference, case m.direction when 'in' then 'you' else 'customer care' end as "by",
           m.text, m.from_address as "fromAddress", m.refused_files as "refusedFiles", m.at
      from ticket_messages m join tickets t on t.id = m.ticket_id
     where t.member_id = ${memberId}::uuid order by m.at`,
  ticket_files: ({ memberId }) => Prisma.sql`
    select t.reference, case when f.by is null then 'you' else 'customer care' end as "by", f.name, f.kind,
           f.bytes, f.created_at as "createdAt"
      from ticket_files f join tickets t on t.id = f.ticket_id
     where t.member_id = ${memberId}::uuid order by f.id`,
  ticket_tags: ({ memberId }) => Prisma.sql`
    select t.reference, g.tag from ticket_tags g join tickets t on t.id = g.ticket_id
     where t.member_id = ${memberId}::uuid order by t.created_at, g.tag`,
  ticket_notes: ({ memberId }) => Prisma.sql`
    select t.reference, n.text, n.at
      from ticket_notes n join tickets t on t.id = n.ticket_id
     where t.member_id = ${memberId}::uuid order by n.at`,
  reviews: own(
    `locale, name, stars, text, state, reason, reply, appeal, appeal_outcome as "appealOutcome",
     written_at as "writtenAt", published_at as "publishedAt", replied_at as "repliedAt",
     appealed_at as "appealedAt"`,
    'reviews',
    'written_at',
  ),
  declarations: own(
    'reference, kind, name, email, order_number as "orderNumber", state, received_at as "receivedAt", effective_at as "effectiveAt"',
    'declarations',
    'received_at',
  ),
  spending_limits: own(
    'cap_minor as "capMinor", next_cap_minor as "nextCapMinor", next_cap_at as "nextCapAt", cooling_off_until as "coolingOffUntil"',
    'spending_limits',
    'updated_at',
  ),
  member_notes: own('text, at', 'member_notes', 'at, id'),
  member_measures: own(
    'kind, reason, details, at, read_at as "readAt"',
    'member_measures',
    'at, id',
  ),
  ...EXPORTED_DECISIONS,
  // Reports about the member name their reporters: these stay with the staff.
  reports: ({ profileId }) => Prisma.sql`
    select p.screen_name as about, r.reason, r.details, r.surface, r.state, r.created_at as "createdAt",
           r.decided_at as "decidedAt"
      from reports r join profiles p on p.id = r.reported_id
     where r.reporter_id = ${profileId}::uuid order by r.created_at`,
  client_logs: own('subject, text, at', 'client_logs', 'at'),
  kpi_events: own(
    'name, value, flow_code as flow, source, country, browser, data, at',
    'kpi_events',
    'at',
  ),
};

/** Tables that a data export leaves out, and why. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  conversations: 'exported with the messages',
  messages: 'exported separately, as the member may read them',
  call_sides: 'exported with the calls',
  call_notices: 'push messages about a call, while they are being sent; the call is exported',
  known_pairs: 'who is hidden from whom by a list of addresses; it would tell who has an account',
  credit_carried: 'sums of credit entries of years ago',
  credit_keys: 'hashes of the credit entries’ own keys',
  message_keys: 'the messages again, by the numbers that the browser gave them',
  notice_marks: 'the number of today’s notices; the notices are exported',
  reply_tasks: 'pending work; the answer is a message',
  dispute_events: 'events of a dispute; the dispute is exported',
  payment_blocks:
    'keyed hashes, without the member; what they match would help to pass by them (GDPR art. 15(4))',
  payment_fingerprints: 'keyed hashes of data that is exported elsewhere',
  provider_events: 'provider events about payments; their effects are exported',
  ledger_transactions: 'the ledger, without names of members',
  ledger_entries: 'the ledger, without names of members',
  audit_entries: 'actions of the staff',
  ...MEMBERLESS,
};
