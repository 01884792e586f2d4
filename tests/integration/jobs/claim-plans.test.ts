import { expect, test } from '@jest/globals';
import { ADDRESSES_TO_CHECK } from '#lib/accounts/signup/check-addresses.ts';
import { TRIPS_TO_END } from '#lib/accounts/travel/end-due-travel.ts';
import { SNOOZED_TICKETS } from '#lib/care/end-snoozes.ts';
import { EXPORTS_TO_BUILD } from '#lib/accounts/export/build-exports.ts';
import { PHOTOS_TO_SEND } from '#lib/chat-photos/send-chat-photos.ts';
import { CALLS_TO_WATCH } from '#lib/calls/watch-calls.ts';
import { PAIRS_TO_SETTLE } from '#lib/chat/known-pairs/settle-known-pairs.ts';
import { INBOXES_TO_NOTIFY } from '#lib/chat/pending-notifications.ts';
import { PREVIEWS_TO_FETCH } from '#lib/chat/previews/fetch-previews.ts';
import { INBOXES_TO_EXPIRE } from '#lib/chat/retention/expire-messages.ts';
import { RELEASED } from '#lib/chat/pending-messages/send-pending-messages.ts';
import { DATES_TO_WATCH } from '#lib/dates/watch-dates.ts';
import { pool } from '#lib/db/pool.ts';
import { SCHEDULED } from '#lib/desk/schedule/publish-scheduled.ts';
import { SEARCHES_TO_CHECK } from '#lib/discovery/saved-searches/check-searches.ts';
import { DUE_TASKS } from '#lib/hosted/claim-tasks.ts';
import { clock } from '#lib/kernel/clock.ts';
import { GROUP_MEMBERS } from '#lib/moderation/groups/carry-out-group.ts';
import { FILES_TO_REMOVE } from '#lib/media/remove-files.ts';
import { CHAT_PHOTOS_TO_PRINT, PHOTOS_TO_PRINT } from '#lib/media/storage/print-photos.ts';
import { DUE_MAIL } from '#lib/mailing/send-due-mail.ts';
import { CALL_NOTICES } from '#lib/notifications/calls/due-call-notices.ts';
import { DUE_NOTICES } from '#lib/notifications/due-notices.ts';
import { ATTEMPTS_TO_SYNC, REFUNDS_TO_SYNC } from '#lib/payments/attempts/reconcile-attempts.ts';
import { DUE_DECLARATIONS } from '#lib/payments/declarations/declarations-work.ts';
import { DUE_RENEWALS } from '#lib/payments/renewals/renew.ts';
import { MANDATES_TO_REVOKE } from '#lib/payments/subscriptions/revoke-mandates.ts';
import { NOTICES_TO_WRITE } from '#lib/payments/renewals/send-renewal-notices.ts';
import { DUE_EVENTS } from '#lib/payments/webhooks/process-provider-events.ts';
import { claimStatement, type DueRows } from '#lib/queue/claim-due.ts';
import { DUE_POSTBACKS } from '#lib/tracking/postbacks/send-postbacks.ts';

/** The query plan with sequential scans and sorts disabled, as on large tables. */
async function planOf(rows: DueRows): Promise<string> {
  const { text } = claimStatement(rows);
  const client = await pool().connect();
  try {
    await client.query('begin');
    await client.query('set local enable_seqscan = off');
    await client.query('set local enable_sort = off');
    const values = [clock.now(), 50, 60];
    const { rows: lines } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
    return lines.map((line) => line['QUERY PLAN']).join('\n');
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test.each([
  { rows: DUE_EVENTS, index: 'provider_events_due' },
  { rows: ATTEMPTS_TO_SYNC, index: 'attempts_to_sync' },
  { rows: REFUNDS_TO_SYNC, index: 'refunds_to_sync' },
  { rows: DUE_DECLARATIONS, index: 'declarations_due' },
  { rows: NOTICES_TO_WRITE, index: 'renewals_due' },
  { rows: DUE_RENEWALS, index: 'renewals_due' },
  { rows: MANDATES_TO_REVOKE, index: 'mandates_to_revoke' },
  { rows: RELEASED, index: 'pending_messages_released' },
  { rows: DUE_TASKS, index: 'reply_tasks_due' },
  { rows: INBOXES_TO_NOTIFY, index: 'inboxes_to_notify' },
  { rows: INBOXES_TO_EXPIRE, index: 'inboxes_to_expire' },
  { rows: TRIPS_TO_END, index: 'benefit_periods_due' },
  { rows: PAIRS_TO_SETTLE, index: 'known_pairs_due' },
  { rows: SEARCHES_TO_CHECK, index: 'search_alerts_due' },
  { rows: DATES_TO_WATCH, index: 'shared_dates_due' },
  { rows: CALLS_TO_WATCH, index: 'calls_due' },
  { rows: CALL_NOTICES, index: 'call_notices_due' },
  { rows: DUE_NOTICES, index: 'notices_due' },
  { rows: EXPORTS_TO_BUILD, index: 'data_exports_state_due_at_idx' },
  { rows: DUE_MAIL, index: 'mail_messages_due' },
  { rows: DUE_POSTBACKS, index: 'postbacks_due' },
  { rows: PHOTOS_TO_SEND, index: 'chat_photos_waiting' },
  { rows: PREVIEWS_TO_FETCH, index: 'message_previews_due' },
  { rows: FILES_TO_REMOVE, index: 'photo_removals_due_at_idx' },
  { rows: PHOTOS_TO_PRINT, index: 'photos_to_print' },
  { rows: CHAT_PHOTOS_TO_PRINT, index: 'chat_photos_to_print' },
  { rows: SCHEDULED, index: 'scheduled_publications_due' },
  { rows: GROUP_MEMBERS, index: 'group_decision_members_due' },
  { rows: SNOOZED_TICKETS, index: 'tickets_to_wake' },
  { rows: ADDRESSES_TO_CHECK, index: 'users_email_to_check' },
])('$rows.name reads its index in order of time', async ({ rows, index }) => {
  const plan = await planOf(rows);
  expect(plan).toContain(`using ${index}`);
  expect(plan).not.toContain('Sort');
});
