import { MESSAGE_PERIODS_MONTHS } from '../brands/limits.ts';
import { Prisma } from '../db/generated/client.ts';
import { BENEFIT_PERIODS } from './retention/benefit-periods.ts';
import { CALLS } from './retention/calls.ts';
import { CARE_LINES } from './retention/care-lines.ts';
import { PHOTO_LINES } from './retention/photo-lines.ts';
import { PAYMENT_LINES } from './retention/payment-lines.ts';
import type { RetentionLine } from './retention/retention-line.ts';
import { SHARED_DATES } from './retention/shared-dates.ts';
import { TRACKING_LINES } from './retention/tracking-lines.ts';

const YEAR = 365;

/**
 * What outlives an account and is stored without a limit, and why: no line of `RETENTION` deletes it. A test
 * finds a table that is in neither.
 */
export const STORED_WITHOUT_LIMIT: Readonly<Record<string, string>> = {
  audit_entries: 'the access log: actions of the staff, with members by id only',
  consent_records: 'proof of consent',
  ledger_transactions: 'the ledger; once the payments are deleted, its ids refer to nothing',
  ledger_entries: 'the ledger; once the payments are deleted, its ids refer to nothing',
  credit_accounts: 'bought and used credits, in numbers',
  credit_entries: 'bought and used credits, in numbers',
  credit_carried: 'bought and used credits, in numbers',
  credit_keys: 'hashes by which a credit entry is written once',
  conversations: 'the other member’s conversation, without text',
  participants: 'the other member’s conversation, without text',
};

/**
 * What members choose, under a longest period of their brand: `lib/chat/retention` hides the messages from them, and
 * deletes those that no side keeps. Without a choice they stay as long as the account.
 */
export const CHOSEN_PERIOD = {
  what: 'Messages that both sides have read, where they chose it',
  table: 'messages',
  months: MESSAGE_PERIODS_MONTHS,
  from: 'the message; for each side by itself, and deleted when neither keeps it',
  source: 'GDPR art. 5(1)(e); the member’s choice',
} as const;

/**
 * How long each kind of data is stored, one line and one statement each. `docs/retention.md` repeats it, and a test
 * compares both. Data deleted with the account is not listed; erasure removes it.
 */
export const RETENTION: readonly RetentionLine[] = [
  {
    what: 'Accounts whose address was never confirmed, without order or Google account',
    table: 'users',
    days: 90,
    from: 'the signup, or the last activity; without a notice, because the mailbox may be a stranger’s',
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
    from: 'their expiry',
    source: 'needed to investigate a stolen account',
    remove: (before) => Prisma.sql`
      delete from sessions where least(coalesce(revoked_at, 'infinity'), idle_expires_at,
                                       absolute_expires_at) < ${before}`,
  },
  {
    what: 'Sessions of the desk’s operators',
    table: 'operator_sessions',
    days: 365,
    from: 'their expiry',
    source: 'needed to investigate misuse of members’ data',
    remove: (before) => Prisma.sql`
      delete from operator_sessions
       where least(coalesce(revoked_at, 'infinity'), absolute_expires_at) < ${before}`,
  },
  {
    what: 'Invitations to the desk',
    table: 'operator_invitations',
    days: 30,
    from: 'use or expiry',
    source: 'GDPR art. 5(1)(e)',
    remove: (before) => Prisma.sql`
      delete from operator_invitations
       where least(coalesce(used_at, 'infinity'), expires_at) < ${before}`,
  },
  {
    what: 'Marks of vulnerable members',
    table: 'vulnerable_flags',
    days: YEAR,
    from: 'the marking; a member who still needs it is marked again',
    source: 'GDPR art. 5(1)(d) and (e); stored only for their protection',
    remove: (before) => Prisma.sql`delete from vulnerable_flags where set_at < ${before}`,
  },
  {
    what: 'Mailed tokens that were used or expired',
    table: 'one_time_tokens',
    days: 30,
    from: 'use or expiry; unsubscribe tokens stay as long as the account',
    source: 'GDPR art. 5(1)(e); RFC 8058 links must work permanently',
    remove: (before) => Prisma.sql`
      delete from one_time_tokens
       where purpose not in ('unsubscribe', 'unsubscribe_notices')
         and least(coalesce(used_at, 'infinity'), expires_at) < ${before}`,
  },
  {
    what: 'Changes of address',
    table: 'email_changes',
    days: 90,
    from: 'the request',
    source: 'needed to investigate a stolen account',
    remove: (before) => Prisma.sql`delete from email_changes where created_at < ${before}`,
  },
  {
    what: 'Challenges for passkeys that were not signed',
    table: 'passkey_challenges',
    days: 1,
    from: 'their expiry',
    source: 'a challenge is signed once, within ten minutes',
    remove: (before) => Prisma.sql`delete from passkey_challenges where expires_at < ${before}`,
  },
  {
    what: 'Mails that were sent, failed or stopped (addresses; their content is deleted when they are sent)',
    table: 'mail_messages',
    days: 90,
    from: 'creation',
    source: 'proof that a notice was sent, within the time for complaints',
    remove: (before) => Prisma.sql`
      delete from mail_messages where state <> 'due' and created_at < ${before}`,
  },
  {
    what: 'Notices by push, Telegram and mail (counts, no text)',
    table: 'notices',
    days: 90,
    from: 'creation',
    source: 'GDPR art. 5(1)(e); proof of the notice, within the time for complaints',
    remove: (before) => Prisma.sql`delete from notices where created_at < ${before}`,
  },
  {
    what: 'Ids of updates that Telegram bots received',
    table: 'telegram_updates',
    days: 7,
    from: 'receipt',
    source: 'a repeated update must have no second effect; Telegram repeats for a day',
    remove: (before) => Prisma.sql`delete from telegram_updates where at < ${before}`,
  },
  {
    what: 'Errors that browsers reported',
    table: 'client_logs',
    days: 30,
    from: 'the report',
    source: 'GDPR art. 5(1)(c) and (e)',
    remove: (before) => Prisma.sql`delete from client_logs where at < ${before}`,
  },
  {
    what: 'Lines of the searchable log (calls and errors, without the caller)',
    table: 'log_lines',
    days: 14,
    from: 'the entry',
    source: 'needed to answer members’ questions to customer care; GDPR art. 5(1)(e)',
    remove: (before) => Prisma.sql`delete from log_lines where at < ${before}`,
  },
  {
    what: 'Health of service instances',
    table: 'instances',
    days: 1,
    from: 'the last report',
    source: 'not about members; of no use later',
    remove: (before) => Prisma.sql`delete from instances where seen_at < ${before}`,
  },
  ...TRACKING_LINES,
  {
    what: 'Cookie choices',
    table: 'cookie_choices',
    days: YEAR,
    from: 'the choice',
    source: 'proof of consent; the banner asks again after six months',
    remove: (before) => Prisma.sql`delete from cookie_choices where at < ${before}`,
  },
  ...CARE_LINES,
  {
    what: 'Pending messages that were never sent',
    table: 'pending_messages',
    days: 1,
    from: 'their expiry',
    source: 'a refused message is offered for a day only',
    remove: (before) => Prisma.sql`delete from pending_messages where expires_at < ${before}`,
  },
  ...PHOTO_LINES,
  {
    what: 'Numbers by which a repeated send of a message is recognised',
    table: 'message_keys',
    days: 7,
    from: 'the message',
    source: 'a browser repeats an unacknowledged send for an hour at most',
    remove: (before) => Prisma.sql`delete from message_keys where at < ${before}`,
  },
  {
    what: 'Original text of messages that were edited or deleted',
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
    what: 'Notifications of payment providers',
    table: 'provider_events',
    days: 548,
    from: 'receipt',
    source: 'time for card disputes; the ledger keeps the payment itself',
    remove: (before) => Prisma.sql`
      delete from provider_events where state = 'done' and received_at < ${before}`,
  },
  {
    what: 'Settlement files of providers, with their comparison',
    table: 'settlement_files',
    days: 548,
    from: 'the upload',
    source: 'time for card disputes; the ledger keeps the payment itself',
    remove: (before) => Prisma.sql`delete from settlement_files where brought_at < ${before}`,
  },
  {
    what: 'Results of ledger checks',
    table: 'ledger_checks',
    days: 548,
    from: 'the check',
    source: 'proof that the ledger was checked',
    remove: (before) => Prisma.sql`
      delete from ledger_checks where state = 'done' and asked_at < ${before}`,
  },
  {
    what: 'Disclosures of hosted profiles to members',
    table: 'disclosures',
    days: 3 * YEAR,
    from: 'the disclosure, where the two never wrote',
    source: 'proof of the label on hosted profiles',
    remove: (before) => Prisma.sql`
      delete from disclosures d where at < ${before} and not exists (
        select from participants t join profiles p on p.id = t.profile_id
         where p.member_id = d.member_id and t.peer_id = d.profile_id)`,
  },
  {
    what: 'Profiles that were picked for a day',
    table: 'daily_picks',
    days: 14,
    from: 'the first look of the day',
    source: 'nobody is picked again so soon; GDPR art. 5(1)(c) and (e)',
    remove: (before) => Prisma.sql`delete from daily_picks where picked_at < ${before}`,
  },
  SHARED_DATES,
  CALLS,
  BENEFIT_PERIODS,
  {
    what: 'Profile visits',
    table: 'visits',
    days: YEAR,
    from: 'the last visit',
    source: 'GDPR art. 5(1)(c) and (e)',
    remove: (before) => Prisma.sql`delete from visits where at < ${before}`,
  },
  ...PAYMENT_LINES,
];
