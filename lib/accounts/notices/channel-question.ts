import type { Flow } from '../../flows/queries.ts';
import type { AccountRow } from '../queries.ts';
import { env } from '../../kernel/env.ts';

/** The notification channels configured for a brand besides mail: Web Push (VAPID keys) and a Telegram bot. */
export function configuredChannels(brandId: string) {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, TELEGRAM_BOTS } = env();
  return {
    pushKey: VAPID_PRIVATE_KEY === undefined ? null : (VAPID_PUBLIC_KEY ?? null),
    telegramReady: TELEGRAM_BOTS[brandId] !== undefined,
  };
}

/** Notification channels that the question may offer. */
export const REACHING = ['email', 'telegram', 'push'] as const;

type ConfiguredChannels = { readonly telegramReady: boolean; readonly pushKey: string | null };

/**
 * The notification channels that the start page offers: mail and those configured for the brand, where the
 * flow asks and the member has neither chosen nor closed the question. Not offered before the member has
 * confirmed the address and given a region. Pure.
 */
export function channelsToAsk(
  row: AccountRow,
  { config }: Flow,
  channels: ConfiguredChannels,
): (typeof REACHING)[number][] {
  const settled = row.channelsAskedAt !== null || row.notifyEmail !== null;
  const ready = row.emailConfirmedAt !== null && row.region !== null;
  if (!config.channelPopup || settled || !ready || row.emailScore === 0) return [];
  const usable = { email: true, telegram: channels.telegramReady, push: channels.pushKey !== null };
  return REACHING.filter((channel) => usable[channel]);
}
