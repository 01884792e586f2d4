import type { Db } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import { hashSecret } from '../../kernel/ids.ts';
import type { TokenPurpose } from './issue-token.ts';

type Spend = {
  readonly brandId: string;
  readonly purpose: TokenPurpose;
  readonly secret: string;
  readonly now: Date;
};

/**
 * Whoever holds the secret may call, once. Marks the token used in the caller's transaction and tells
 * whose it was. Raises `token_expired` when it is unknown, used, too old, or of another brand.
 */
export async function spendToken(
  tx: Db,
  { brandId, purpose, secret, now }: Spend,
): Promise<{ memberId: string; email: string }> {
  const hash = hashSecret(secret);
  const { count } = await tx.oneTimeToken.updateMany({
    where: { hash, purpose, usedAt: null, expiresAt: { gt: now }, member: { brandId } },
    data: { usedAt: now },
  });
  if (count === 0) fail('token_expired');
  return tx.oneTimeToken.findUniqueOrThrow({
    where: { hash },
    select: { memberId: true, email: true },
  });
}
