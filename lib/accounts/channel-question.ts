import type { Flow } from '../flows/queries.ts';
import type { AccountRow } from './queries.ts';

/** Ways of notice that something is sent by; telegram and push join them with their senders. */
export const REACHING = ['email'] as const;

/**
 * The ways of notice that a starting page offers: those that reach the member now, where the flow asks and
 * they have neither chosen nor closed the question. Nobody is asked who has yet to confirm the address or to
 * say where they live. Pure.
 */
export function channelsToAsk(row: AccountRow, { config }: Flow): (typeof REACHING)[number][] {
  const settled = row.channelsAskedAt !== null || row.notifyEmail !== null;
  const ready = row.emailConfirmedAt !== null && row.region !== null;
  if (!config.channelPopup || settled || !ready || row.emailScore === 0) return [];
  return [...REACHING];
}
