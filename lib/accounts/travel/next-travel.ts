import type { Db } from '../../db/client.ts';
import { after } from '../../kernel/clock.ts';
import { TRAVEL_AGAIN_MS } from '../limits.ts';

/** When a member may begin their next trip; null: now. */
export async function nextTravelAt(tx: Db, profileId: string, now: Date): Promise<Date | null> {
  const last = await tx.benefitPeriod.findFirst({
    where: { profileId, benefit: 'travel' },
    orderBy: [{ beganAt: 'desc' }, { id: 'desc' }],
    select: { beganAt: true },
  });
  const again = last && after(last.beganAt, TRAVEL_AGAIN_MS);
  return again !== null && again > now ? again : null;
}
