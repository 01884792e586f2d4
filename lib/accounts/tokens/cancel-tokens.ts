import type { Db } from '../../db/client.ts';
import type { TokenPurpose } from './issue-token.ts';

/** Links that let their reader into an account. */
export const OPENING = [
  'reset_password',
  'set_password',
  'autologin',
  'autologin_telegram',
] as const;

/**
 * Called when a mailbox or a password is an account's no more: mailed links stop working, all but the
 * unsubscribing ones, or those of the named purposes alone.
 */
export async function cancelTokens(
  tx: Db,
  memberId: string,
  now: Date,
  purposes?: readonly TokenPurpose[],
): Promise<void> {
  await tx.oneTimeToken.updateMany({
    where: {
      ...{ memberId, usedAt: null },
      purpose: purposes === undefined ? { not: 'unsubscribe' } : { in: [...purposes] },
    },
    data: { usedAt: now },
  });
}
