import { forgetViewer } from '../accounts/forget-viewer.ts';
import { sendPendingMessage } from '../chat/send-pending-message.ts';
import { presentCredits } from '../credits/present.ts';
import { balances } from '../credits/queries.ts';
import { db } from '../db/client.ts';
import { currentFlow } from '../flows/queries.ts';
import { wakeJobs } from '../jobs/wake.ts';
import { log } from '../kernel/log.ts';
import { realtime } from '../realtime/port.ts';

async function pushCredits(memberId: string): Promise<void> {
  const { brandId, flowCode, level } = await db().user.findUniqueOrThrow({
    where: { id: memberId },
    select: { brandId: true, flowCode: true, level: true },
  });
  const flow = await currentFlow(brandId, flowCode);
  const credits = presentCredits(
    await balances(memberId),
    level as 0 | 1 | 2,
    flow.config.messageCost,
  );
  realtime().toMember(memberId, 'creditiResidui', credits);
}

/**
 * Called after the commit of a captured attempt, again on every repeated news of it: tells open pages
 * and lets the kept message go. Never fails the payment: the money is booked already.
 */
export async function announcePurchase(
  memberId: string,
  fulfilled: boolean,
  now: Date,
): Promise<void> {
  forgetViewer(memberId);
  if (fulfilled) wakeJobs();
  try {
    if (fulfilled) await pushCredits(memberId);
    await sendPendingMessage(memberId, now);
  } catch (error) {
    log().warn({ err: error, memberId }, 'a purchase was booked and not announced');
  }
}
