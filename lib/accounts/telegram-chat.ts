import { db, inTransaction, type Db } from '../db/client.ts';
import type { Prisma } from '../db/generated/client.ts';
import { lockMember } from '../identity/lock-member.ts';
import { dropTelegram } from './telegram/drop-telegram.ts';

/** The chat that a member linked, or null. */
export async function telegramChat(memberId: string, tx: Db = db()): Promise<string | null> {
  const link = await tx.telegramLink.findUnique({ where: { memberId }, select: { chatId: true } });
  return link?.chatId ?? null;
}

/** Called when a chat blocks or stops the bot: the member who linked it is no longer notified there. */
export async function dropChat(
  tx: Prisma.TransactionClient,
  brandId: string,
  chatId: string,
  now: Date,
): Promise<void> {
  const link = await tx.telegramLink.findUnique({
    where: { brandId_chatId: { brandId, chatId } },
    select: { memberId: true },
  });
  if (!link) return;
  await lockMember(tx, link.memberId);
  // While this waited for the lock, the member may have linked another chat.
  if ((await telegramChat(link.memberId, tx)) === chatId)
    await dropTelegram(tx, link.memberId, now);
}

/** Called by the Telegram sender when a chat no longer accepts messages. */
export function forgetChat(brandId: string, chatId: string, now: Date): Promise<void> {
  return inTransaction((tx) => dropChat(tx, brandId, chatId, now));
}
