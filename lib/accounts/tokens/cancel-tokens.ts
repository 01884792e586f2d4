import type { Db } from '../../db/client.ts';
import type { TokenPurpose } from './issue-token.ts';

/** Links that let their reader into an account, or a chat that would be written such links. */
export const OPENING = [
  'reset_password',
  'set_password',
  'autologin',
  'autologin_telegram',
  'telegram_link',
] as const;

/** Links that only stop something; they work for good. */
const STOPPING = ['unsubscribe', 'unsubscribe_notices'];

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
      purpose: purposes === undefined ? { notIn: STOPPING } : { in: [...purposes] },
    },
    data: { usedAt: now },
  });
}
