import type { Brand } from '../../brands/schema.ts';
import type { PlanVersion, Prisma, Subscription } from '../../db/generated/client.ts';
import { after } from '../../kernel/clock.ts';
import { failPoint } from '../../kernel/fail-point.ts';
import { newId } from '../../kernel/ids.ts';
import { noticeRule, noticeTime } from './notice-rules.ts';
import { RENEWAL_LEAD_MS } from '../limits.ts';

export function preparedAt(chargeAt: Date): Date {
  return after(chargeAt, -RENEWAL_LEAD_MS);
}

type Planned = {
  readonly subscription: Subscription;
  /** The plan that the next period is sold as. */
  readonly plan: Pick<PlanVersion, 'periodMonths'>;
  readonly brand: Brand;
  readonly now: Date;
};

/** When the next charge and its notice are due. */
export async function renewalDates(
  tx: Prisma.TransactionClient,
  { subscription, plan, brand, now }: Planned,
) {
  const { memberId, periodEnd: chargeAt } = subscription;
  const { country } = await tx.user.findUniqueOrThrow({
    where: { id: memberId },
    select: { country: true },
  });
  const months = plan.periodMonths ?? 1;
  const rule = noticeRule({ country, brandCountry: brand.country, months });
  const noticeAt = rule && noticeTime(rule, chargeAt, now);
  return { chargeAt, noticeAt, dueAt: noticeAt ?? preparedAt(chargeAt) };
}

/** Called when a period was paid: plans the next renewal and the notice that must precede it. */
export async function planRenewal(tx: Prisma.TransactionClient, planned: Planned): Promise<void> {
  const { subscription, now } = planned;
  const { id: subscriptionId, period } = subscription;
  await tx.renewal.create({
    data: {
      id: newId(now.getTime()),
      subscriptionId,
      period: period + 1,
      state: 'planned',
      ...(await renewalDates(tx, planned)),
      createdAt: now,
    },
  });
  failPoint('renewal.planned');
}
