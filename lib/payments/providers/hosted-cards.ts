import type { Capability } from './capabilities.ts';

/** What a provider can do with cards that are typed on its own page, and that it keeps for good. */
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
