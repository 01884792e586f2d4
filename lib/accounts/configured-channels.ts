import { env } from '../kernel/env.ts';

/** The ways of notice that a brand is set up for, beside mail: the key that browsers subscribe with, a bot. */
export function configuredChannels(brandId: string) {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, TELEGRAM_BOTS } = env();
  return {
    pushKey: VAPID_PRIVATE_KEY === undefined ? null : (VAPID_PUBLIC_KEY ?? null),
    telegramReady: TELEGRAM_BOTS[brandId] !== undefined,
  };
}
