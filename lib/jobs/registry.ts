import type { DueWork } from './due-work.ts';
import { redealListingsWork } from '../discovery/redeal-listings.ts';
import { endPaidPeriodsWork } from '../payments/end-paid-periods.ts';
import { processProviderEventsWork } from '../payments/process-provider-events.ts';
import { reconcileAttemptsWork } from '../payments/reconcile-attempts.ts';
import { replyTasksWork } from '../hosted/run-reply-tasks.ts';
import { sendDueMailWork } from '../mailing/send-due-mail.ts';

/** Every kind of due work. Money first: what it grants may release messages and mails. */
export const dueWork: readonly DueWork[] = [
  processProviderEventsWork,
  reconcileAttemptsWork,
  endPaidPeriodsWork,
  replyTasksWork,
  sendDueMailWork,
  redealListingsWork,
];
