import type { Outcome } from '#lib/payments/outcomes.ts';
import { walletPaymentMethod } from '../../factories/wallet-payment-method.ts';
import type { Sandbox } from '../../setup/sandbox-process.ts';
import { adyenBench } from './adyen-bench.ts';
import type { Choice, ProviderBench } from './bench.ts';

/** Refusals of the card's bank by code. A wallet shows no number or security code that could be wrong. */
const REFUSED: readonly (readonly [string, Outcome])[] = [
  ['refused-2', 'card_declined'],
  ['refused-4', 'processing_error'],
  ['refused-5', 'lost_or_stolen'],
  ['refused-6', 'expired_card'],
  ['refused-12', 'insufficient_funds'],
  ['refused-20', 'address_blacklisted'],
  ['refused-46', 'already_declined'],
];

/** A wallet through the acquirer; `challenged` is the choice that the bank challenges, if any. */
export async function walletBench(
  sandbox: Sandbox,
  wallet: 'applepay' | 'googlepay',
  challenged: Choice | null,
): Promise<ProviderBench> {
  const choice = async (card?: string) => ({
    paymentMethod: await walletPaymentMethod(sandbox.url, wallet, card),
  });
  const refused = REFUSED.map(async ([card, outcome]) => ({ choice: await choice(card), outcome }));
  return adyenBench(sandbox, {
    method: wallet,
    good: await choice(),
    challenged,
    refused: await Promise.all(refused),
  });
}
