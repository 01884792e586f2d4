import type { Db } from '../../db/client.ts';
import type { TokenPurpose } from '../../db/generated/enums.ts';
import { fail } from '../../kernel/errors.ts';
import { hashSecret } from '../../kernel/ids.ts';
import { lockMember } from '../../identity/lock-member.ts';

type Spend = {
  readonly brandId: string;
  /** Purposes for which it may have been issued. */
  readonly purpose: TokenPurpose | readonly TokenPurpose[];
  readonly secret: string;
  readonly now: Date;
};

/**
 * For the holder of the secret, once. Locks the account, marks the token used in the caller's transaction and
 * returns its member. Raises `token_expired` when it is unknown, used, too old, or of another brand.
 */
export async function spendToken(
  tx: Db,
  { brandId, purpose, secret, now }: Spend,
  lock: (tx: Db, memberId: string) => Promise<unknown> = lockMember,
): Promise<{ memberId: string; email: string }> {
  const spendable = {
    hash: hashSecret(secret),
    purpose: { in: [purpose].flat() },
    usedAt: null,
    expiresAt: { gt: now },
    member: { brandId },
  };
  const token = await tx.oneTimeToken.findFirst({
    where: spendable,
    select: { memberId: true, email: true },
  });
  if (!token) return fail('token_expired');
  await lock(tx, token.memberId);
  const { count } = await tx.oneTimeToken.updateMany({ where: spendable, data: { usedAt: now } });
  return count === 0 ? fail('token_expired') : token;
}
