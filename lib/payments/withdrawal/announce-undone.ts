import { forgetViewer } from '../../accounts/forget-viewer.ts';
import { wakeJobs } from '../../jobs/wake.ts';
import { failPoint } from '../../kernel/fail-point.ts';
import { pushCredits } from '../push-credits.ts';

/** After the commit: the refund is sent soon, and open pages show what is left. */
export async function announceUndone(memberId: string): Promise<void> {
  failPoint('withdrawal.committed');
  forgetViewer(memberId);
  wakeJobs();
  await pushCredits(memberId);
}
