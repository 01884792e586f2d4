import { db, inTransaction, type Db } from '../db/client.ts';
import type { Prisma } from '../db/generated/client.ts';
import { lockMember } from './lock-member.ts';
import { dropTelegram } from './telegram/drop-telegram.ts';

/** The chat that a member linked, or null. */
export async function telegramChat(memberId: string, tx: Db = db()): Promise<string | null> {
  const link = await tx.telegramLink.findUnique({ where: { memberId }, select: { chatId: true } });
  return link?.chatId ?? null;
}

/** Called when a chat itself wants no more: whoever linked it is written to no more. */
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
  // While it waited for the lock the member may have linked another one.
  if ((await telegramChat(link.memberId, tx)) === chatId)
    await dropTelegram(tx, link.memberId, now);
}

/** Called by what sends, when Telegram says that a chat takes nothing any more. */
export function forgetChat(brandId: string, chatId: string, now: Date): Promise<void> {
  return inTransaction((tx) => dropChat(tx, brandId, chatId, now));
}
