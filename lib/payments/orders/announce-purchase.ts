import { forgetViewer } from '../../accounts/forget-viewer.ts';
import { sendPendingMessage } from '../../chat/send-pending-message.ts';
import { wakeJobs } from '../../jobs/wake.ts';
import { log } from '../../kernel/log.ts';
import { pushCredits } from '../push-credits.ts';

/**
 * Called after the commit of a captured attempt, again on every repeated news of it: tells open pages
 * and lets the kept message go. Never fails the payment: the money is booked already.
 */
export async function announcePurchase(memberId: string, fulfilled: boolean): Promise<void> {
  forgetViewer(memberId);
  if (fulfilled) wakeJobs();
  try {
    if (fulfilled) await pushCredits(memberId);
    await sendPendingMessage(memberId);
  } catch (error) {
    log().warn({ err: error, memberId }, 'a purchase was booked and not announced');
  }
}
