import type { MemberViewer } from '../../identity/viewer.ts';
import { brandById } from '../../brands/registry.ts';
import { inTransaction } from '../../db/client.ts';
import type { PlanVersion, Prisma, Subscription } from '../../db/generated/client.ts';
import { flowVersion } from '../../flows/queries.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { fail } from '../../kernel/errors.ts';
import { lockMemberPayments } from '../../db/locks.ts';
import { plansFor } from '../offers/plan-choice.ts';
import { planOnSale } from '../offers/plans.ts';
import { renewingSubscription } from '../policy.ts';
import { mailAboutPlan } from './mail-about-plan.ts';
import { renewalDates } from '../renewals/plan-renewal.ts';

type Wanted = {
  readonly member: Pick<MemberViewer, 'memberId' | 'brandId' | 'flowVersionId' | 'level'>;
  readonly productId: string;
  /** The member pressed the order button with the required label. */
  readonly orderAccepted: boolean;
  readonly now: Date;
};

export type PlanChange = { readonly plan: PlanVersion; readonly from: Date };

/** A subscription of the member's own flow, except starter plans. Raises `plan_unknown`. */
async function planFor({ member, productId, now }: Wanted): Promise<PlanVersion> {
  const [flow, sold] = await Promise.all([
    flowVersion(member.flowVersionId),
    planOnSale(productId, now),
  ]);
  const { level } = member;
  const entries = plansFor(flow.config.plans, { flowCode: flow.code, level });
  const offered = entries.some((entry) => entry.productId === productId && !entry.firstSelling);
  const plan = offered ? sold?.plan : undefined;
  return plan?.kind === 'subscription' ? plan : fail('plan_unknown');
}

type Change = {
  readonly subscription: Subscription;
  readonly plan: PlanVersion;
  readonly now: Date;
};

/** Plans the next renewal and its notice again for the plan that it is now sold as. */
async function replan(tx: Prisma.TransactionClient, { subscription, plan, now }: Change) {
  const { id, planVersionId, period } = subscription;
  const user = await tx.user.findUniqueOrThrow({ where: { id: subscription.memberId } });
  const brand = brandById(user.brandId);
  if (!brand) throw new Error(`no brand ${user.brandId}`);
  const { count } = await tx.renewal.updateMany({
    where: {
      subscriptionId: id,
      period: period + 1,
      state: { in: ['planned', 'noticed', 'due'] },
    },
    data: {
      state: 'planned',
      noticeMailId: null,
      noticeSentAt: null,
      notBefore: null,
      ...(await renewalDates(tx, { subscription, plan, brand, now })),
    },
  });
  if (count === 0) fail('plan_change_refused');
  const nextPlanVersionId = plan.id === planVersionId ? null : plan.id;
  await tx.subscription.update({ where: { id }, data: { nextPlanVersionId } });
}

/**
 * For the member whose subscription renews: switches to another plan from the next period on. Until then
 * nothing changes, and choosing the present plan cancels the switch. Raises `plan_unknown`,
 * `order_not_confirmed`, and `plan_change_refused` when nothing renews or the next charge is in progress.
 */
export async function changePlan(wanted: Wanted): Promise<PlanChange> {
  const { member, orderAccepted, now } = wanted;
  const { memberId } = member;
  const plan = await planFor(wanted);
  if (!orderAccepted) fail('order_not_confirmed');
  const from = await inTransaction(async (tx) => {
    await lockMemberPayments(tx, memberId);
    const subscription = await renewingSubscription(tx, memberId);
    if (!subscription) return fail('plan_change_refused');
    await replan(tx, { subscription, plan, now });
    const { id, periodEnd } = subscription;
    const { priceMinor: amountMinor, currency } = plan;
    await mailAboutPlan(tx, {
      memberId,
      plan,
      template: 'plan_changed',
      now,
      dedupeKey: `plan-changed:${id}:${now.getTime()}`,
      data: (common) => ({ ...common, amountMinor, currency, from: periodEnd.toISOString() }),
    });
    return periodEnd;
  });
  wakeJobs();
  return { plan, from };
}
