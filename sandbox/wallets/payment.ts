import { json, problem, type Answer } from '../http/answer.ts';
import { findCard, NETWORK_NAMES, type WalletCard } from './cards.ts';
import type { WalletContext } from './context.ts';
import type { SealedCard } from './seal.ts';
import { applePaymentData, googleToken } from './tokens.ts';

type Paid = { readonly card: WalletCard; readonly sealed: SealedCard };

function googlePayment({ seal }: WalletContext, { card, sealed }: Paid) {
  return {
    apiVersion: 2,
    apiVersionMinor: 0,
    paymentMethodData: {
      type: 'CARD',
      description: `${NETWORK_NAMES[card.network]} •••• ${card.number.slice(-4)}`,
      info: { cardNetwork: card.network.toUpperCase(), cardDetails: card.number.slice(-4) },
      tokenizationData: { type: 'PAYMENT_GATEWAY', token: googleToken(seal, sealed) },
    },
  };
}

function applePayment({ seal }: WalletContext, { card, sealed }: Paid) {
  const paymentData = applePaymentData(seal, sealed);
  return {
    token: {
      paymentData,
      paymentMethod: {
        displayName: `${NETWORK_NAMES[card.network]} ${card.number.slice(-4)}`,
        network: NETWORK_NAMES[card.network],
        type: 'credit',
      },
      transactionIdentifier: paymentData.header.transactionId,
    },
  };
}

/** `POST /wallets/payment`: the data that the wallet's script passes to the merchant's page for the selected card. */
export function payment(context: WalletContext, asked: Record<string, unknown>): Answer {
  const { wallet, assurance } = asked;
  const card = findCard(asked['card']);
  if (!card) return problem(404, 'not_found', 'No such card.');
  const { number } = card;
  if (wallet === 'applepay') {
    // With Apple Pay the owner has always been authenticated by the device.
    return json(
      applePayment(context, { card, sealed: { wallet, number, assurance: 'cryptogram' } }),
    );
  }
  if (wallet !== 'googlepay' || (assurance !== 'pan_only' && assurance !== 'cryptogram')) {
    return problem(400, 'bad_payment', 'Name a wallet, a card and where it lies.');
  }
  return json(googlePayment(context, { card, sealed: { wallet, number, assurance } }));
}
