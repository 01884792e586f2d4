import { env } from '../../kernel/env.ts';

/** The notification channels configured for a brand besides mail: Web Push (VAPID keys) and a Telegram bot. */
export function configuredChannels(brandId: string) {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, TELEGRAM_BOTS } = env();
  return {
    pushKey: VAPID_PRIVATE_KEY === undefined ? null : (VAPID_PUBLIC_KEY ?? null),
    telegramReady: TELEGRAM_BOTS[brandId] !== undefined,
  };
}
