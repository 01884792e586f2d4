import { inTransaction } from '../../db/client.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { resendChange } from '../email-change/resend-change.ts';
import { mailConfirmation } from './mail-confirmation.ts';
import { lockMember } from '../../identity/lock-member.ts';
import type { MemberViewer } from '../../identity/viewer.ts';

/**
 * The member requests another confirmation mail: to the new address if a change is pending, else to the
 * present one unless it is confirmed. Older links stop working.
 */
export async function resendConfirmation(
  member: MemberViewer,
  now: Date,
): Promise<{ email: string; confirmed: boolean }> {
  const answer = await inTransaction(async (tx) => {
    const { email, emailConfirmedAt, locale } = await lockMember(tx, member.memberId);
    const { memberId, brandId } = member;
    const change = await resendChange(tx, { memberId, brandId, locale }, now);
    if (change) return { email: change.email, confirmed: false };
    if (emailConfirmedAt !== null) return { email, confirmed: true };
    await mailConfirmation(tx, { memberId, brandId, email, locale, now });
    return { email, confirmed: false };
  });
  wakeJobs();
  return answer;
}
