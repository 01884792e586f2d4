import { forgetViewer } from '../../identity/forget-viewer.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { failPoint } from '../../kernel/fail-point.ts';
import { pushCredits } from '../push-credits.ts';

/** Called after the commit: wakes the due work that sends the refund, and updates the member's open pages. */
export async function announceUndone(memberId: string): Promise<void> {
  failPoint('withdrawal.committed');
  forgetViewer(memberId);
  wakeJobs();
  await pushCredits(memberId);
}
