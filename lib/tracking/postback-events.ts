/** What a partner may be told of who came by their click. */
export const POSTBACK_EVENTS = [
  'lead',
  'confirmed',
  'first_payment',
  'refund',
  'chargeback',
] as const;

export type PostbackEvent = (typeof POSTBACK_EVENTS)[number];

/** An amount as a partner may learn it: how large, never how much. Pure. */
export function amountClass(amountMinor: number): 'up_to_20' | 'up_to_50' | 'above_50' {
  if (amountMinor <= 2_000) return 'up_to_20';
  return amountMinor <= 5_000 ? 'up_to_50' : 'above_50';
}
