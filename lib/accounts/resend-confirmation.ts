import { inTransaction } from '../db/client.ts';
import { wakeJobs } from '../jobs/wake.ts';
import { mailConfirmation } from './mail-confirmation.ts';
import type { MemberViewer } from './viewer.ts';

/** The member asks for another confirmation mail; a confirmed one gets none. Older links stop working. */
export async function resendConfirmation(
  member: MemberViewer,
  now: Date,
): Promise<{ email: string; confirmed: boolean }> {
  const answer = await inTransaction(async (tx) => {
    const { email, emailConfirmedAt, locale } = await tx.user.findUniqueOrThrow({
      where: { id: member.memberId },
      select: { email: true, emailConfirmedAt: true, locale: true },
    });
    if (emailConfirmedAt !== null) return { email, confirmed: true };
    const { memberId, brandId } = member;
    await mailConfirmation(tx, { memberId, brandId, email, locale, now });
    return { email, confirmed: false };
  });
  wakeJobs();
  return answer;
}
