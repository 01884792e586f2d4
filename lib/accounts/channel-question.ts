import type { Flow } from '../flows/queries.ts';
import type { AccountRow } from './queries.ts';

/** Ways of notice that the question may offer. */
export const REACHING = ['email', 'telegram', 'push'] as const;

type ConfiguredChannels = { readonly telegramReady: boolean; readonly pushKey: string | null };

/**
 * The ways of notice that a starting page offers: mail and what the brand is set up for, where the flow asks and
 * they have neither chosen nor closed the question. Nobody is asked who has yet to confirm the address or to
 * say where they live. Pure.
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
