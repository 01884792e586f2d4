import { forgetViewer } from '../../identity/forget-viewer.ts';
import { sendPendingMessage } from '../../chat/send-pending-message.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { log } from '../../kernel/log.ts';
import { pushCredits } from '../push-credits.ts';

/**
 * Called after the commit of a captured attempt, and again on every repeated notification of it: updates open
 * pages and sends the pending message. Never fails the payment: the money is already booked.
 */
export async function announcePurchase(memberId: string, fulfilled: boolean): Promise<void> {
  forgetViewer(memberId);
  if (fulfilled) wakeJobs();
  try {
    if (fulfilled) await pushCredits(memberId);
    await sendPendingMessage(memberId);
  } catch (error) {
    log().warn({ err: error, memberId }, 'purchase announcement failed after booking');
  }
}
