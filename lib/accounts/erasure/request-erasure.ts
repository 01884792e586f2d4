import type { Brand } from '../../brands/schema.ts';
import { db, inTransaction } from '../../db/client.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { lockLeaving } from '../../identity/lock-member.ts';
import { mailTokenLink } from '../tokens/mail-token-link.ts';
import { requireSelf } from '../../identity/require-own-name.ts';
import { provePassword } from '../password/prove-password.ts';
import { spendToken } from '../tokens/spend-token.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { beginErasure } from '../begin-erasure.ts';

type ErasureRequest = {
  readonly member: MemberViewer;
  readonly named: string | undefined;
  readonly password: string;
  readonly now: Date;
};

/**
 * A member requests erasure and proves it by the password. Null: the account has none, and a link was mailed
 * instead. Raises `not_found`, `password_missing`, `password_wrong`.
 */
export async function requestErasure(request: ErasureRequest): Promise<Date | null> {
  const { member, named, password, now } = request;
  const { memberId, sessionId } = member;
  requireSelf(member, named);
  const account = await db().user.findUniqueOrThrow({
    where: { id: memberId },
    select: { email: true, locale: true, passwordHash: true },
  });
  if (account.passwordHash === null) {
    // An account without a password is proved by its mailbox.
    const { email, locale } = account;
    const recipient = { memberId, brandId: member.brandId, email, locale, now };
    await inTransaction((tx) =>
      mailTokenLink(tx, recipient, {
        purpose: 'erase_account',
        template: 'erasure_link',
        page: '/eraseAccount',
        write: (link) => ({ link }),
      }),
    );
    wakeJobs();
    return null;
  }
  await provePassword(member, password, 'password');
  const eraseAt = await inTransaction((tx) => beginErasure(tx, { memberId, sessionId, now }));
  wakeJobs();
  return eraseAt;
}

/**
 * For the holder of the mailed token, once: requests the erasure of an account without password. Raises
 * `token_expired`.
 */
export async function confirmErasure(brand: Brand, token: string, now: Date): Promise<Date> {
  const eraseAt = await inTransaction(async (tx) => {
    const spend = { brandId: brand.id, purpose: 'erase_account', secret: token, now } as const;
    const { memberId } = await spendToken(tx, spend, lockLeaving);
    return beginErasure(tx, { memberId, now });
  });
  wakeJobs();
  return eraseAt;
}
