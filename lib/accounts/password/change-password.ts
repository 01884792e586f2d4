import type { Brand } from '../../brands/schema.ts';
import { inTransaction } from '../../db/client.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { fail, failField } from '../../kernel/errors.ts';
import { hashPassword } from '../../security/password.ts';
import { dropWaitingChange } from '../email-change/drop-waiting.ts';
import { normaliseEmail } from '../../identity/email.ts';
import { markConfirmed } from '../confirmation/mark-confirmed.ts';
import { passwordFault } from './password-rules.ts';
import { endAllSessions } from '../session/end-session.ts';
import { cancelTokens, OPENING } from '../tokens/cancel-tokens.ts';
import { spendToken } from '../tokens/spend-token.ts';
import { PASSWORD_LINKS } from '../queries.ts';

type Change = {
  readonly brand: Brand;
  readonly token: string;
  /** The reference client sends it too; it must be the address to which the link was mailed. */
  readonly email: string | undefined;
  readonly password: string;
  readonly now: Date;
};

/**
 * For the holder of the mailed token, once: of a reset, or of an account opened without a password. Sets the
 * password, ends every session, every other mailed login link and a pending change of address, and counts the
 * mailbox as proved. Raises `password_missing`, `password_weak`, `password_breached`, `token_expired`.
 */
export async function changePassword(change: Change): Promise<{ publicId: string }> {
  const { brand, token, email, password, now } = change;
  const fault = passwordFault(password, email);
  if (fault) failField('password', fault);
  const passwordHash = await hashPassword(password);
  const changed = await inTransaction(async (tx) => {
    const spent = await spendToken(tx, {
      brandId: brand.id,
      purpose: PASSWORD_LINKS,
      secret: token,
      now,
    });
    const named = email === undefined || email === '' ? spent.email : email;
    if (normaliseEmail(named) !== normaliseEmail(spent.email)) fail('token_expired');
    const { publicId, state } = await tx.user.update({
      where: { id: spent.memberId },
      data: { passwordHash },
      select: { publicId: true, state: true },
    });
    if (state !== 'active') fail('token_expired');
    await cancelTokens(tx, spent.memberId, now, OPENING);
    await dropWaitingChange(tx, spent.memberId);
    await endAllSessions(tx, spent.memberId, now);
    await markConfirmed(tx, spent.memberId, now);
    return { publicId };
  });
  wakeJobs();
  return changed;
}
