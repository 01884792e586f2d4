/** Events that a partner may be notified of about members who came by their click. */
export const POSTBACK_EVENTS = [
  'lead',
  'confirmed',
  'first_payment',
  'refund',
  'chargeback',
] as const;

export type PostbackEvent = (typeof POSTBACK_EVENTS)[number];

/** The size class of an amount: partners never receive the exact amount. Pure. */
export function amountClass(amountMinor: number): 'up_to_20' | 'up_to_50' | 'above_50' {
  if (amountMinor <= 2_000) return 'up_to_20';
  return amountMinor <= 5_000 ? 'up_to_50' : 'above_50';
}
