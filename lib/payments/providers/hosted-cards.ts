import type { Capability } from './capabilities.ts';

/** Capabilities for cards that are typed on the provider's own page and whose stored tokens cannot be revoked. */
export const HOSTED_CARDS: ReadonlySet<Capability> = new Set([
  'hosted_page',
  'redirect',
  'store',
  'merchant_initiated',
  'refund',
  'partial_refund',
  'look_up',
  'look_up_refund',
]);
