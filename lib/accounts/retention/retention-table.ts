import { Prisma } from '../../db/generated/client.ts';
import { CARE_LINES } from './care-lines.ts';
import { PAYMENT_LINES } from './payment-lines.ts';
import type { RetentionLine } from './retention-line.ts';

const YEAR = 365;

/**
 * How long each kind of data is kept, one line and one statement each: `docs/retention.md` is generated from
 * it. Data deleted with the account is not listed; erasure removes it.
 */
export const RETENTION: readonly RetentionLine[] = [
  {
    what: 'Accounts whose address was never confirmed, without order or Google account',
    table: 'users',
    days: 90,
    from: 'the signup, or the last sign of life; nobody is told, for the mailbox may be a stranger’s',
    source: 'GDPR art. 5(1)(d) and (e)',
    erase: (before) => ({
      state: 'active',
      emailConfirmedAt: null,
      eraseAt: null,
      createdAt: { lt: before },
      OR: [{ lastActivityAt: null }, { lastActivityAt: { lt: before } }],
      identities: { none: {} },
      intents: { none: {} },
    }),
  },
  {
    what: 'Sessions',
    table: 'sessions',
    days: 30,
    from: 'their end',
    source: 'needed to look into a stolen account for a month',
    remove: (before) => Prisma.sql`
      delete from sessions where least(coalesce(revoked_at, 'infinity'), idle_expires_at,
                                       absolute_expires_at) < ${before}`,
  },
  {
    what: 'Sessions of the staff at the desk',
    table: 'operator_sessions',
    days: 365,
    from: 'their end',
    source: 'needed to look into a misuse of members’ data',
    remove: (before) => Prisma.sql`
      delete from operator_sessions
       where least(coalesce(revoked_at, 'infinity'), absolute_expires_at) < ${before}`,
  },
  {
    what: 'Invitations to the desk',
    table: 'operator_invitations',
    days: 30,
    from: 'use or end',
    source: 'GDPR art. 5(1)(e)',
    remove: (before) => Prisma.sql`
      delete from operator_invitations
       where least(coalesce(used_at, 'infinity'), expires_at) < ${before}`,
  },
  {
    what: 'Marks of members who need care',
    table: 'vulnerable_flags',
    days: YEAR,
    from: 'the setting; whoever still needs it is marked anew',
    source: 'GDPR art. 5(1)(d) and (e); kept for their protection alone',
    remove: (before) => Prisma.sql`delete from vulnerable_flags where set_at < ${before}`,
  },
  {
    what: 'Mailed tokens that were used or ran out',
    table: 'one_time_tokens',
    days: 30,
    from: 'use or end; the unsubscribing ones stay as long as the account',
    source: 'GDPR art. 5(1)(e); RFC 8058 links must work for good',
    remove: (before) => Prisma.sql`
      delete from one_time_tokens
       where purpose not in ('unsubscribe', 'unsubscribe_notices')
         and least(coalesce(used_at, 'infinity'), expires_at) < ${before}`,
  },
  {
    what: 'Changes of address',
    table: 'email_changes',
    days: 90,
    from: 'the wish',
    source: 'needed to look into a stolen account',
    remove: (before) => Prisma.sql`delete from email_changes where created_at < ${before}`,
  },
  {
    what: 'Mails that were sent, failed or stopped (addresses; their content goes with the sending)',
    table: 'mail_messages',
    days: 90,
    from: 'writing',
    source: 'proof that a notice went out, within the time for complaints',
    remove: (before) => Prisma.sql`
      delete from mail_messages where state <> 'due' and created_at < ${before}`,
  },
  {
    what: 'Notices by push, Telegram and mail (numbers, no words)',
    table: 'notices',
    days: 90,
    from: 'planning',
    source: 'GDPR art. 5(1)(e); proof of what was told, within the time for complaints',
    remove: (before) => Prisma.sql`delete from notices where created_at < ${before}`,
  },
  {
    what: 'Numbers of what a Telegram bot was told',
    table: 'telegram_updates',
    days: 7,
    from: 'the telling',
    source: 'a repeated update must have no second effect; Telegram repeats for a day',
    remove: (before) => Prisma.sql`delete from telegram_updates where at < ${before}`,
  },
  {
    what: 'What browsers reported about faults',
    table: 'client_logs',
    days: 30,
    from: 'the report',
    source: 'GDPR art. 5(1)(c) and (e)',
    remove: (before) => Prisma.sql`delete from client_logs where at < ${before}`,
  },
  {
    what: 'Lines of the log that can be searched (calls and faults, without who asked)',
    table: 'log_lines',
    days: 14,
    from: 'the line',
    source: 'needed to look into what a member asks customer care about; GDPR art. 5(1)(e)',
    remove: (before) => Prisma.sql`delete from log_lines where at < ${before}`,
  },
  {
    what: 'How instances of the service did',
    table: 'instances',
    days: 1,
    from: 'the last word of it',
    source: 'not about members; nobody asks later',
    remove: (before) => Prisma.sql`delete from instances where seen_at < ${before}`,
  },
  {
    what: 'Origin of signups: click, campaign, fingerprint, browser',
    table: 'attributions',
    days: YEAR,
    from: 'the signup or the link',
    source: 'settling with affiliates',
    remove: (before) => Prisma.sql`delete from attributions where at < ${before}`,
  },
  {
    what: 'What affiliates were told, or could not be told',
    table: 'postbacks',
    days: 90,
    from: 'the event, once nothing of it is due',
    source: 'settling with affiliates; GDPR art. 5(1)(e)',
    remove: (before) => Prisma.sql`
      delete from postbacks where state <> 'due' and created_at < ${before}`,
  },
  {
    what: 'Clicks that affiliates told of',
    table: 'partner_clicks',
    days: YEAR,
    from: 'the click',
    source: 'settling with affiliates',
    remove: (before) => Prisma.sql`delete from partner_clicks where at < ${before}`,
  },
  {
    what: 'Which order of an affiliate came by whose click',
    table: 'partner_orders',
    days: YEAR,
    from: 'the telling; the order stays without member and click',
    source: 'settling with affiliates',
    remove: (before) => Prisma.sql`
      update partner_orders set member_id = null, click_id = null
       where imported_at < ${before} and (member_id is not null or click_id is not null)`,
  },
  {
    what: 'Numbers of signed calls of affiliates',
    table: 'affiliate_nonces',
    days: 1,
    from: 'the call',
    source: 'a repeated call must have no second effect; it is believed for ten minutes',
    remove: (before) => Prisma.sql`delete from affiliate_nonces where at < ${before}`,
  },
  {
    what: 'Figures that name a member',
    table: 'kpi_events',
    days: YEAR,
    from: 'the event; the figure stays without the member',
    source: 'GDPR art. 5(1)(e)',
    remove: (before) => Prisma.sql`
      update kpi_events set member_id = null, value = null, data = '{}', once = false
       where at < ${before} and member_id is not null`,
  },
  {
    what: 'Choices about cookies',
    table: 'cookie_choices',
    days: YEAR,
    from: 'the choice',
    source: 'proof of consent; the banner asks again after six months',
    remove: (before) => Prisma.sql`delete from cookie_choices where at < ${before}`,
  },
  ...CARE_LINES,
  {
    what: 'Kept messages that were never sent',
    table: 'pending_messages',
    days: 1,
    from: 'their end',
    source: 'a refused send waits for a day only',
    remove: (before) => Prisma.sql`delete from pending_messages where expires_at < ${before}`,
  },
  {
    what: 'Photos for a chat that did not go out, or whose message was taken back',
    table: 'chat_photos',
    days: 30,
    from: 'the upload, or the end of the message; pictures that did not go out are deleted before',
    source:
      'DSA art. 17 and 20: what was refused is told and may be asked about; a report must find the rest',
    remove: (before) => Prisma.sql`
      with gone as (
        delete from chat_photos f
         where (f.state in ('rejected', 'unsent', 'withdrawn') and f.created_at < ${before})
            or exists (select from messages m where m.photo_id = f.id and m.removed_at < ${before})
        returning f.object_key)
      insert into photo_removals (object_key, scope, due_at)
      select object_key, 'all', ${before}::timestamptz from gone on conflict do nothing`,
  },
  {
    what: 'Words that a member edited or deleted within their minute',
    table: 'messages',
    days: 30,
    from: 'the change',
    source: 'needed to judge a report about them',
    remove: (before) => Prisma.sql`
      update messages set first_body = left(first_body, 0),
             body = case when removed_at is null then body else '' end
       where revision is not null and coalesce(removed_at, edited_at) < ${before}
         and (first_body <> '' or (removed_at is not null and body <> ''))`,
  },
  {
    what: 'What payment providers told',
    table: 'provider_events',
    days: 548,
    from: 'the telling',
    source: 'time for card disputes; the books keep the payment itself',
    remove: (before) => Prisma.sql`
      delete from provider_events where state = 'done' and received_at < ${before}`,
  },
  {
    what: 'Settlements as providers tell them, with what they were compared to',
    table: 'settlement_files',
    days: 548,
    from: 'the bringing',
    source: 'time for card disputes; the books keep the payment itself',
    remove: (before) => Prisma.sql`delete from settlement_files where brought_at < ${before}`,
  },
  {
    what: 'Looks whether the books add up',
    table: 'book_checks',
    days: 548,
    from: 'the look',
    source: 'proof that the books were looked after',
    remove: (before) => Prisma.sql`
      delete from book_checks where state = 'done' and asked_at < ${before}`,
  },
  {
    what: 'Who disclosed profiles were shown to',
    table: 'disclosures',
    days: 3 * YEAR,
    from: 'the showing, where the two never wrote',
    source: 'proof of the label on hosted profiles',
    remove: (before) => Prisma.sql`
      delete from disclosures d where at < ${before} and not exists (
        select from participants t join profiles p on p.id = t.profile_id
         where p.member_id = d.member_id and t.peer_id = d.profile_id)`,
  },
  {
    what: 'Who looked at whose profile',
    table: 'visits',
    days: YEAR,
    from: 'the last look',
    source: 'GDPR art. 5(1)(c) and (e)',
    remove: (before) => Prisma.sql`delete from visits where at < ${before}`,
  },
  ...PAYMENT_LINES,
];
