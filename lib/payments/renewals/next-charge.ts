import { db } from '../../db/client.ts';
import type { Subscription } from '../../db/generated/client.ts';
import { chargeTimeOf } from './open-renewals.ts';

/**
 * When a renewing subscription is charged next: at its period's end, later when the notice was late, and at the
 * next try after a failed charge. Never before `now`: a charge that is due is made now.
 */
export async function nextChargeOf(
  { id, periodEnd }: Pick<Subscription, 'id' | 'periodEnd'>,
  now: Date,
): Promise<Date> {
  const renewal = await db().renewal.findFirst({
    where: { subscriptionId: id, state: { in: ['planned', 'noticed', 'due', 'retrying'] } },
    orderBy: { period: 'desc' },
  });
  const planned = renewal && (renewal.state === 'retrying' ? renewal.dueAt : chargeTimeOf(renewal));
  const at = planned ?? periodEnd;
  return at > now ? at : now;
}
