import { forgetViewer } from '../../identity/forget-viewer.ts';
import { deriveLevel } from '../../credits/derive-level.ts';
import { balances } from '../../credits/queries.ts';
import { withdrawCredits } from '../../credits/withdraw-credits.ts';
import { inTransaction } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';
import type { SubscriptionEndReason } from '../../db/generated/enums.ts';
import { retryOnDeadlock } from '../../db/retry.ts';
import { run, type Statement } from '../../db/statement.ts';
import type { DueWork } from '../../queue/due-work.ts';
import { log } from '../../kernel/log.ts';
import { lockMemberPayments } from '../../db/locks.ts';
import { runningUntil } from '../policy.ts';
import { pushCredits } from '../push-credits.ts';

const LAPSED: Statement = {
  name: 'lapsed-access',
  text: `
    select s.member_id as "memberId" from subscriptions s join users u on u.id = s.member_id
     where s.state in ('active', 'past_due', 'canceled') and s.ended_at is null
       and s.access_until <= $1 and not s.cancel_at_period_end and u.level = 2
     order by s.access_until limit $2`,
};

/**
 * Lowers the level of members whose grace period has run out while the result of the charge is still unknown;
 * a payment raises it again.
 */
async function lapseAccess(now: Date, limit: number): Promise<void> {
  for (const { memberId } of await run<{ readonly memberId: string }>(LAPSED, [now, limit])) {
    await inTransaction(async (tx) => {
      await lockMemberPayments(tx, memberId);
      await deriveLevel(tx, memberId, now);
    });
    await pushCredits(memberId);
  }
}

type Ended = {
  readonly id: string;
  readonly memberId: string;
  readonly period: number;
  readonly accessUntil: Date;
  readonly reason: SubscriptionEndReason;
};

/**
 * Reads the partial index `subscriptions_to_end`, which contains running subscriptions. A subscription with
 * an open renewal is excluded: the answer to its charge decides.
 */
export const OVERDUE: Statement = {
  name: 'overdue-periods',
  text: `
    select id, member_id as "memberId", period, access_until as "accessUntil",
           coalesce(end_reason, (case when cancel_at_period_end then 'member' else 'unpaid' end)::subscription_end_reason) as reason
      from subscriptions
     where state in ('active', 'past_due', 'canceled') and ended_at is null and access_until <= $1
       and (cancel_at_period_end or not exists (
         select from renewals r where r.subscription_id = subscriptions.id
            and r.state in ('planned', 'noticed', 'due', 'charging', 'retrying')))
     order by access_until limit $2`,
};

/** All subscriptions share one credit bucket: while another one runs, the remaining credits stay usable. */
async function expireCredits(tx: Prisma.TransactionClient, ended: Ended, now: Date): Promise<void> {
  const { id, memberId, period } = ended;
  if ((await runningUntil(tx, memberId, now)) !== null) return;
  const { subscription: amount } = await balances(memberId, tx);
  if (amount === 0) return;
  await withdrawCredits(tx, {
    memberId,
    bucket: 'subscription',
    amount,
    reason: 'expiry',
    reference: id,
    uniqueKey: `expiry:${id}:${period}`,
    now,
  });
}

/** False when it was ended or renewed in the meantime. */
function end(ended: Ended, now: Date): Promise<boolean> {
  const { id, memberId, accessUntil, reason } = ended;
  return retryOnDeadlock(() =>
    inTransaction(async (tx) => {
      await lockMemberPayments(tx, memberId);
      const { count } = await tx.subscription.updateMany({
        where: { id, endedAt: null, accessUntil },
        data: { state: 'canceled', endedAt: accessUntil, endReason: reason },
      });
      if (count === 0) return false;
      await expireCredits(tx, ended, now);
      await deriveLevel(tx, memberId, now);
      return true;
    }),
  );
}

async function settle(ended: Ended, now: Date): Promise<boolean> {
  const { id, memberId } = ended;
  try {
    if (await end(ended, now)) {
      forgetViewer(memberId);
      await pushCredits(memberId);
    }
    return true;
  } catch (error) {
    log().error({ err: error, subscriptionId: id }, 'subscription expiry failed');
    return false;
  }
}

/**
 * Ends subscriptions whose paid period is over and was not renewed: their credits expire and the level is
 * derived again. Each is ended once, even with concurrent runs; then the member may subscribe again.
 */
export const endPaidPeriodsWork: DueWork = {
  name: 'paid-periods',
  run: async (now, limit) => {
    let done = 0;
    const overdue = await run<Ended>(OVERDUE, [now, limit]);
    for (const ended of overdue) done += (await settle(ended, now)) ? 1 : 0;
    await lapseAccess(now, limit);
    return done;
  },
};
