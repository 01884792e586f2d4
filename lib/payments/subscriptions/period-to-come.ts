import type { Db } from '../../db/client.ts';
import type { PlanVersion, Subscription } from '../../db/generated/client.ts';
import { periodEnd } from './period.ts';

/**
 * End of the next period. Counted from the anchor over all paid months, whichever plans they were sold as, so
 * that month ends do not drift.
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
