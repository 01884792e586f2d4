import type { DueWork } from '../queue/due-work.ts';
import type { Recurring } from '../queue/recurring.ts';
import { checkAddressesWork } from '../accounts/signup/check-addresses.ts';
import { eraseAccountsWork } from '../accounts/erasure/erase-due-accounts.ts';
import { buildExportsWork } from '../accounts/export/build-exports.ts';
import { endExportsWork } from '../accounts/export/end-exports.ts';
import { sendCallNoticesWork } from '../notifications/calls/send-call-notices.ts';
import { endTravelWork } from '../accounts/travel/end-due-travel.ts';
import { enforceRetentionWork } from '../accounts/erasure/enforce-retention.ts';
import { planNoticesWork } from '../notifications/plan-notices.ts';
import { sendNoticesWork } from '../notifications/send-notices.ts';
import { endSnoozesWork } from '../care/end-snoozes.ts';
import { countMetricsWork, recountMetricsWork } from '../desk/analytics/rollup/metrics-jobs.ts';
import { publishScheduledWork } from '../desk/schedule/publish-scheduled.ts';
import { carryOutGroupsWork } from '../moderation/groups/carry-out-group.ts';
import { autoModerateWork } from '../moderation/auto-moderate.ts';
import { addCreditMonthsWork } from '../credits/add-months.ts';
import { analyzePartitionedWork } from '../health/analyze-partitioned.ts';
import { reshuffleListingsWork } from '../discovery/reshuffle-listings.ts';
import { checkLedgerWork } from '../payments/ledger/record-check.ts';
import { countMoneyDaysWork } from '../payments/ledger/count-money-days.ts';
import { compareSettlementsWork } from '../payments/settlements/compare-settlement.ts';
import { watchCallsWork } from '../calls/watch-calls.ts';
import { checkSearchesWork } from '../discovery/saved-searches/check-searches.ts';
import { watchDatesWork } from '../dates/watch-dates.ts';
import { declarationsWork } from '../payments/declarations/declarations-work.ts';
import { endPaidPeriodsWork } from '../payments/subscriptions/end-paid-periods.ts';
import { processProviderEventsWork } from '../payments/webhooks/process-provider-events.ts';
import { reconcileAttemptsWork } from '../payments/attempts/reconcile-attempts.ts';
import { renewalsWork } from '../payments/renewals/renew.ts';
import { revokeMandatesWork } from '../payments/subscriptions/revoke-mandates.ts';
import { renewalNoticesWork } from '../payments/renewals/send-renewal-notices.ts';
import { sendChatPhotosWork } from '../chat-photos/send-chat-photos.ts';
import { printPhotosWork } from '../media/storage/print-photos.ts';
import { removeFilesWork } from '../media/remove-files.ts';
import { settleKnownPairsWork } from '../chat/known-pairs/settle-known-pairs.ts';
import { fetchPreviewsWork } from '../chat/previews/fetch-previews.ts';
import { beginBrandPeriodsWork } from '../chat/retention/begin-brand-periods.ts';
import { expireMessagesWork } from '../chat/retention/expire-messages.ts';
import { sendPendingMessagesWork } from '../chat/pending-messages/send-pending-messages.ts';
import { endHeldConversationsWork } from '../hosted/hold/end-held-conversations.ts';
import { replyTasksWork } from '../hosted/run-reply-tasks.ts';
import { endOverdueVerificationsWork } from '../proof/end-overdue.ts';
import { sendDueMailWork } from '../mailing/send-due-mail.ts';
import { sendPostbacksWork } from '../tracking/postbacks/send-postbacks.ts';

/**
 * Every kind of due work. Lanes run beside each other, the kinds of one lane one after the other, each with
 * limits of its own.
 */
export const lanes: readonly (readonly DueWork[])[] = [
  [processProviderEventsWork],
  [reconcileAttemptsWork],
  // A pending cancellation is processed before the charge that it prevents, and a period ends after the charge
  // that prolongs it.
  [declarationsWork, renewalNoticesWork, renewalsWork, endPaidPeriodsWork],
  [revokeMandatesWork],
  [settleKnownPairsWork],
  [sendPendingMessagesWork],
  [endHeldConversationsWork],
  [endSnoozesWork],
  [replyTasksWork],
  [planNoticesWork],
  [sendNoticesWork],
  [eraseAccountsWork],
  [buildExportsWork, endExportsWork],
  [sendDueMailWork],
  [sendPostbacksWork],
  [autoModerateWork],
  [carryOutGroupsWork],
  [publishScheduledWork],
  [sendChatPhotosWork],
  [fetchPreviewsWork],
  [removeFilesWork],
  [printPhotosWork],
  [checkAddressesWork],
  [compareSettlementsWork],
  [expireMessagesWork],
  [checkSearchesWork],
  [watchDatesWork],
  [watchCallsWork],
  [sendCallNoticesWork],
  [endTravelWork],
];

/** Nightly work, counts and ledger checks: each is a queue of the job queue. */
export const recurringWork: readonly Recurring[] = [
  addCreditMonthsWork,
  analyzePartitionedWork,
  reshuffleListingsWork,
  enforceRetentionWork,
  beginBrandPeriodsWork,
  endOverdueVerificationsWork,
  checkLedgerWork,
  recountMetricsWork,
  countMetricsWork,
  countMoneyDaysWork,
];
