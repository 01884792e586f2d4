import type { Db } from '../../db/client.ts';
import { cancelTokens } from '../tokens/cancel-tokens.ts';

/**
 * Called in the transaction that locked the account: unlinks its chat; login links sent there and pending
 * links to a chat stop working. Returns whether there was a chat.
 */
export async function dropTelegram(tx: Db, memberId: string, now: Date): Promise<boolean> {
  await cancelTokens(tx, memberId, now, ['telegram_link', 'autologin_telegram']);
  const { count } = await tx.telegramLink.deleteMany({ where: { memberId } });
  if (count === 0) return false;
  await tx.user.update({ where: { id: memberId }, data: { notifyTelegram: false } });
  return true;
}
