import { brandById } from '../brands/registry.ts';
import { brandLink } from '../brands/links.ts';
import { env } from '../kernel/env.ts';
import { callBot } from './telegram/call-bot.ts';

/**
 * For the staff, after a bot or a host changed: sets the webhook of each brand's bot at Telegram. Returns by
 * brand whether Telegram accepted.
 */
export async function setTelegramWebhooks(): Promise<Readonly<Record<string, boolean>>> {
  const { TELEGRAM_BOTS, TELEGRAM_WEBHOOK_SECRET } = env();
  const agreed: Record<string, boolean> = {};
  for (const [brandId, token] of Object.entries(TELEGRAM_BOTS)) {
    if (token === undefined || !brandById(brandId)) continue;
    const { ok } = await callBot(token, 'setWebhook', {
      url: brandLink(brandId, `/api/webhooks/telegram?b=${brandId}`),
      secret_token: TELEGRAM_WEBHOOK_SECRET,
      allowed_updates: ['message', 'my_chat_member'],
    });
    agreed[brandId] = ok;
  }
  return agreed;
}
