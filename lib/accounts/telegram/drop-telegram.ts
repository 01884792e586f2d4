import { inTransaction, type Db } from '../../db/client.ts';
import { cancelTokens } from '../tokens/cancel-tokens.ts';
import { lockMember } from '../../identity/lock-member.ts';
import type { MemberViewer } from '../../identity/viewer.ts';

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

/** A member unlinks their Telegram chat; without one nothing changes. */
export async function unlinkTelegram(member: MemberViewer, now: Date): Promise<void> {
  const { memberId } = member;
  await inTransaction(async (tx) => {
    await lockMember(tx, memberId);
    await dropTelegram(tx, memberId, now);
  });
}
