import { issueLoginLink } from '../../accounts/issue-login-link.ts';
import { forgetChat, telegramChat } from '../../accounts/telegram-chat.ts';
import { brandById } from '../../brands/registry.ts';
import { inTransaction } from '../../db/client.ts';
import { translator } from '../../i18n/translate.ts';
import { MINUTE, SECOND } from '../../kernel/clock.ts';
import { env } from '../../kernel/env.ts';
import type { Delivery, DueNotice, NoticeContent, Sender } from '../channel.ts';
import { callBot, type BotAnswer } from './call-bot.ts';

/** The connection was never established, so nothing was sent. */
const NOT_REACHED: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);

function wasNotReached(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && NOT_REACHED.has(cause.code);
}

function written(notice: DueNotice, content: NoticeContent, chatId: string, link: string) {
  const brand = brandById(notice.brandId)?.name ?? notice.brandId;
  const button = { text: translator(notice.locale, 'telegram')('open', { brand }), url: link };
  return {
    chat_id: chatId,
    text: `${content.title}\n${content.body}`,
    reply_markup: { inline_keyboard: [[button]] },
    // The link logs in: it must not be fetched for a preview or forwarded.
    link_preview_options: { is_disabled: true },
    protect_content: true,
    disable_notification: content.silent,
  };
}

type Place = { readonly brandId: string; readonly chatId: string };

async function settle(answer: BotAnswer, { brandId, chatId }: Place, now: Date): Promise<Delivery> {
  const { ok, code, retryAfter } = answer;
  if (ok) return 'sent';
  if (code === 429) return { again: retryAfter === null ? MINUTE : retryAfter * SECOND };
  // Telegram may have sent the message before failing: a missing notice is better than a duplicate.
  if (code !== 403 && code !== 400) return 'failed';
  await forgetChat(brandId, chatId, now);
  return 'gone';
}

/**
 * Sends a notice to the chat that the member linked, with a button that logs in. At most once: a request that
 * failed after it may have arrived is not repeated. A chat that blocks the bot is unlinked.
 */
export const sendTelegram: Sender = async (notice, content, now) => {
  const { memberId, brandId, email, locale } = notice;
  const token = env().TELEGRAM_BOTS[brandId];
  const chatId = await telegramChat(memberId);
  if (token === undefined || chatId === null) return 'gone';
  const issue = { memberId, brandId, email, locale, event: 'notice', target: content.path, now };
  const link = await inTransaction((tx) => issueLoginLink(tx, { ...issue, channel: 'telegram' }));
  try {
    const answer = await callBot(token, 'sendMessage', written(notice, content, chatId, link));
    return await settle(answer, { brandId, chatId }, now);
  } catch (error) {
    if (wasNotReached(error)) return { again: MINUTE };
    throw error;
  }
};
