import { refusedCard, refusedLaterCard } from '../adyen/cards.ts';
import { REFUSALS } from '../adyen/refusals.ts';
import type { WalletName } from './seal.ts';

export type Network = 'visa' | 'mastercard' | 'amex';

export interface WalletCard {
  readonly id: string;
  readonly network: Network;
  readonly number: string;
  /** The bank's refusal reason, in the provider's terms; empty for a card that pays. */
  readonly refusal: string;
  /** Refused only when charged without the buyer present. */
  readonly later: boolean;
}

const NOT_ENOUGH = '12';

const paying = (id: Network, number: string): WalletCard => ({
  id,
  network: id,
  number,
  refusal: '',
  later: false,
});

const refusing = (code: string, reason: string, later: boolean): WalletCard => ({
  id: later ? `later-${code}` : `refused-${code}`,
  network: 'visa',
  number: later ? refusedLaterCard(code) : refusedCard(code),
  refusal: reason,
  later,
});

/** The cards in every test wallet. */
const CARDS: readonly WalletCard[] = [
  paying('visa', '4111111111111111'),
  paying('mastercard', '2222400070000005'),
  paying('amex', '370000000000002'),
  ...REFUSALS.map(({ code, reason }) => refusing(code, reason, false)),
  ...REFUSALS.filter(({ code }) => code === NOT_ENOUGH).map(({ code, reason }) =>
    refusing(code, reason, true),
  ),
];

/** The wallet's cards of the networks that the merchant accepts; Google's wallet has no American Express here. */
export function cardsFor(wallet: WalletName, networks: readonly string[]): readonly WalletCard[] {
  return CARDS.filter(
    ({ network }) => networks.includes(network) && (wallet === 'applepay' || network !== 'amex'),
  );
}

export const findCard = (id: unknown): WalletCard | undefined =>
  CARDS.find((card) => card.id === id);

export const NETWORK_NAMES: Readonly<Record<Network, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
};
