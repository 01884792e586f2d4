import type { Prisma } from '../../db/generated/client.ts';
import { brandLink } from '../../brands/links.ts';
import { fail } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { lockMember } from '../../identity/lock-member.ts';
import { spendToken } from '../tokens/spend-token.ts';
import { readStart } from './link-telegram.ts';

type Start = {
  readonly brandId: string;
  readonly chatId: string;
  readonly startParam: string;
  readonly now: Date;
};

/**
 * Called for a chat that started the bot with a parameter. Links the chat to the member the parameter was
 * issued to, replacing another chat, and notifies them by mail; the chat is unlinked from any earlier member.
 * Returns the member's language. Raises `token_expired` for a parameter that is not, or no longer, that
 * member's.
 */
export async function storeLink(
  tx: Prisma.TransactionClient,
  { brandId, chatId, startParam, now }: Start,
): Promise<string> {
  const start = readStart(startParam);
  if (!start) return fail('token_expired');
  const { trackerId, secret } = start;
  const { memberId } = await spendToken(tx, { brandId, purpose: 'telegram_link', secret, now });
  const { publicId, state, eraseAt, locale, email: to } = await lockMember(tx, memberId);
  if (publicId !== trackerId || state !== 'active' || eraseAt !== null) fail('token_expired');
  const others = { brandId, chatId, NOT: { memberId } };
  await tx.user.updateMany({
    where: { telegramLink: { is: others } },
    data: { notifyTelegram: false },
  });
  await tx.telegramLink.deleteMany({ where: others });
  const linked = { brandId, chatId, linkedAt: now };
  await tx.telegramLink.upsert({
    where: { memberId },
    create: { memberId, ...linked },
    update: linked,
  });
  await tx.user.update({ where: { id: memberId }, data: { notifyTelegram: true } });
  await enqueueMail(tx, {
    brandId,
    template: 'telegram_linked',
    locale,
    to,
    at: now,
    data: { link: brandLink(brandId, '/activeNotifications', locale) },
    dedupeKey: `telegram:${memberId}:${newId(now.getTime())}`,
  });
  return locale;
}
