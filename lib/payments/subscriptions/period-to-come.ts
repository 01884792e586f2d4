import type { Db } from '../../db/client.ts';
import type { PlanVersion, Subscription } from '../../db/generated/client.ts';
import { periodEnd } from './period.ts';

/**
 * End of the period that follows. Counted from the anchor over all months that were paid for, whatever plans
 * they were sold as, so that a month's end is no drift.
 */
export async function endOfNextPeriod(
  tx: Db,
  { id, anchorAt }: Pick<Subscription, 'id' | 'anchorAt'>,
  plan: Pick<PlanVersion, 'periodMonths'>,
  zone: string,
): Promise<Date> {
  const paid = await tx.charge.findMany({
    where: { subscriptionId: id },
    select: { intent: { select: { planVersion: { select: { periodMonths: true } } } } },
  });
  const sold = [...paid.map(({ intent }) => intent.planVersion), plan];
  const months = sold.reduce((sum, { periodMonths }) => sum + (periodMonths ?? 0), 0);
  return periodEnd(anchorAt, months, 1, zone);
}
