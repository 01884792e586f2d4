import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { declarationsWork } from '#lib/payments/declarations/declarations-work.ts';
import { endPaidPeriodsWork } from '#lib/payments/subscriptions/end-paid-periods.ts';
import { processProviderEventsWork } from '#lib/payments/webhooks/process-provider-events.ts';
import { reconcileAttemptsWork } from '#lib/payments/attempts/reconcile-attempts.ts';
import { renewalsWork } from '#lib/payments/renewals/renew.ts';
import { revokeMandatesWork } from '#lib/payments/subscriptions/revoke-mandates.ts';
import { renewalNoticesWork } from '#lib/payments/renewals/send-renewal-notices.ts';

const WORKS = [
  processProviderEventsWork,
  reconcileAttemptsWork,
  declarationsWork,
  renewalNoticesWork,
  renewalsWork,
  revokeMandatesWork,
  endPaidPeriodsWork,
];

/** Moves the clock to `at` and runs the due payment work, in its order. */
export async function runMoney(at: Date): Promise<void> {
  clock.setOffset(clock.offset() + at.getTime() - clock.ms());
  for (const work of WORKS) await work.run(at, 500);
}

/** Sets pending mails about renewals to this state. */
export async function settleNotices(state: 'sent' | 'failed', at: Date): Promise<number> {
  const { count } = await db().mailMessage.updateMany({
    where: { template: 'renewal_notice', state: 'due' },
    data: { state, data: {}, ...(state === 'sent' && { sentAt: at }) },
  });
  return count;
}
