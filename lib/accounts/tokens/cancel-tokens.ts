import type { Db } from '../../db/client.ts';
import type { TokenPurpose } from '../../db/generated/enums.ts';

/** Links that log their reader in, or link a chat that would receive login links. */
export const OPENING = [
  'reset_password',
  'set_password',
  'autologin',
  'autologin_telegram',
  'telegram_link',
] as const;

/** Links that only stop something; they never expire. */
const STOPPING: TokenPurpose[] = ['unsubscribe', 'unsubscribe_notices'];

/**
 * Called when a mailbox or a password no longer belongs to an account: mailed links stop working, all except
 * the unsubscribe links, or only those of the given purposes.
 */
export async function cancelTokens(
  tx: Db,
  memberId: string,
  now: Date,
  purposes?: readonly TokenPurpose[],
): Promise<void> {
  await tx.oneTimeToken.updateMany({
    where: {
      memberId,
      usedAt: null,
      purpose: purposes === undefined ? { notIn: STOPPING } : { in: [...purposes] },
    },
    data: { usedAt: now },
  });
}
