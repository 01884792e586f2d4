import { normaliseEmail } from '../../identity/email.ts';
import { spendMailbox } from '../../mail/mailbox-budget.ts';
import { inTransaction, type Db } from '../../db/client.ts';
import { mailTokenLink, type Recipient } from '../tokens/mail-token-link.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { resendChange } from '../email-change/resend-change.ts';
import { lockMember } from '../../identity/lock-member.ts';
import type { MemberViewer } from '../../identity/viewer.ts';

/**
 * Called in the transaction of a signup or of a request for another mail: issues a new token and mails its
 * link. Whether the address's domain accepts mail is checked afterwards, as due work.
 */
export async function mailConfirmation(tx: Db, recipient: Recipient): Promise<void> {
  await tx.user.update({
    where: { id: recipient.memberId },
    data: { emailCheckAt: recipient.now },
  });
  await mailTokenLink(tx, recipient, {
    purpose: 'confirm_email',
    template: 'confirm_email',
    page: '/confirmEmail',
    write: (link) => ({ link }),
  });
}

/**
 * The member requests another confirmation mail: to the new address if a change is pending, else to the
 * present one unless it is confirmed. Older links stop working. Raises `too_many_requests` when the mailbox
 * had too many mails.
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
    await spendMailbox(normaliseEmail(email));
    await mailConfirmation(tx, { memberId, brandId, email, locale, now });
    return { email, confirmed: false };
  });
  wakeJobs();
  return answer;
}
