import { brandLink } from '../../brands/links.ts';
import { inTransaction } from '../../db/client.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { failField } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { hashPassword } from '../../security/password.ts';
import { dropWaitingChange } from '../email-change/drop-waiting.ts';
import { passwordFault } from './password-rules.ts';
import { endAllSessions } from '../session/end-session.ts';
import { cancelTokens, OPENING } from '../tokens/cancel-tokens.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { provePassword } from './prove-password.ts';

type Change = {
  readonly member: MemberViewer;
  readonly currentPassword: string;
  readonly password: string;
  readonly now: Date;
};

/**
 * A member who knows the present password replaces it. Ends every other session, every other mailed login
 * link and a pending change of address, and notifies the mailbox. Raises `password_missing`,
 * `password_wrong`, `password_unset`, `password_weak`, `password_breached`.
 */
export async function setPassword(change: Change): Promise<void> {
  const { member, currentPassword, password, now } = change;
  const { memberId, brandId } = member;
  const account = await provePassword(member, currentPassword, 'currentPassword');
  const fault = passwordFault(password, account.email);
  if (fault) failField('password', fault);
  const passwordHash = await hashPassword(password);
  await inTransaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      // Of two concurrent changes the first wins: the other one proved a password that is no longer valid.
      where: { id: memberId, passwordHash: account.passwordHash },
      data: { passwordHash },
    });
    if (count === 0) failField('currentPassword', 'password_wrong');
    await cancelTokens(tx, memberId, now, OPENING);
    await dropWaitingChange(tx, memberId);
    await endAllSessions(tx, memberId, now, member.sessionId);
    const { email: to, locale } = account;
    await enqueueMail(tx, {
      brandId,
      template: 'password_changed',
      locale,
      to,
      at: now,
      data: { resetLink: brandLink(brandId, '/forgotPassword', locale) },
      dedupeKey: `password:${memberId}:${newId(now.getTime())}`,
    });
  });
  wakeJobs();
}
