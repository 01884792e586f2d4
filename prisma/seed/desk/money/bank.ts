import { createHash } from 'node:crypto';
import type { Attempt } from '../../../../lib/db/generated/client.ts';
import type { Outcome } from '../../../../lib/payments/outcomes.ts';
import {
  providerNames,
  type ProviderName,
} from '../../../../lib/payments/providers/capabilities.ts';
import { nothingKnown, refundKnown } from '../../../../lib/payments/providers/nothing-known.ts';
import type {
  Observation,
  StoredPaymentMethod,
} from '../../../../lib/payments/providers/observation.ts';
import type { Provider } from '../../../../lib/payments/providers/provider.ts';
import { installProvider } from '../../../../lib/payments/providers/registry.ts';

const CARDS = [
  { cardBrand: 'visa', lastFour: '4242' },
  { cardBrand: 'mc', lastFour: '8210' },
  { cardBrand: 'visa', lastFour: '1881' },
  { cardBrand: 'mc', lastFour: '5454' },
  { cardBrand: 'amex', lastFour: '0005' },
  { cardBrand: 'visa', lastFour: '6789' },
] as const;

/** All digits but the last four. */
const NUMBERS = { visa: '411111111111', mc: '555555555555', amex: '37111111111' } as const;

type Asked = Pick<Attempt, 'reference' | 'amountMinor' | 'currency'>;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** A provider's payment reference: sixteen characters, equal for equal references. */
export const nameOf = (reference: string): string =>
  digest(reference).toString('hex').slice(0, 16).toUpperCase();

/** The token of a seeded payment method, in the form of its provider's. The sandbox charges it as one of its own. */
function tokenOf(provider: ProviderName, number: string, memberId: string): string {
  if (provider !== 'mollie') return `seeded-${number}-${memberId}`;
  const id = `seeded_${memberId.replaceAll('-', '_')}`;
  return `cst_${id}/mdt_${id}`;
}

/** The member's stored card at a provider; every seventh has insufficient funds during the seed. */
export function cardOf(provider: ProviderName, memberId: string): StoredPaymentMethod {
  const card = CARDS[(digest(memberId)[0] ?? 0) % CARDS.length] ?? CARDS[0];
  const number = `${NUMBERS[card.cardBrand]}${card.lastFour}`;
  return { ...card, token: tokenOf(provider, number, memberId), expiresOn: '03/2030' };
}

const isDry = (token: string): boolean => (digest(token)[1] ?? 0) % 7 === 0;

export function taken(asked: Asked, more: Partial<Observation> = {}): Observation {
  const { reference, amountMinor, currency } = asked;
  const providerReference = nameOf(reference);
  return {
    ...nothingKnown('captured', 'success', { resultCode: 'Authorised' }),
    reference,
    providerReference,
    amountMinor,
    currency,
    ...more,
  };
}

export function refused({ reference }: Asked, outcome: Outcome): Observation {
  const details = { resultCode: 'Refused', refusalReason: outcome };
  return {
    ...nothingKnown('refused', outcome, details),
    reference,
    providerReference: nameOf(reference),
  };
}

function simulated(name: ProviderName): Provider {
  const unknown = nothingKnown('unknown', 'pending');
  return {
    name,
    methods: {},
    accepted: { body: '', type: 'text/plain' },
    charge: (request) =>
      Promise.resolve(
        request.paymentMethod.kind === 'stored' && isDry(request.paymentMethod.token)
          ? refused(request, 'insufficient_funds')
          : taken(request),
      ),
    finish: () => Promise.resolve(unknown),
    inquire: () => Promise.resolve(unknown),
    refund: ({ reference, amountMinor }) =>
      Promise.resolve(
        refundKnown('succeeded', { providerReference: nameOf(reference), amountMinor }),
      ),
    inquireRefund: () => Promise.resolve(refundKnown('unknown')),
    revoke: () => Promise.resolve('revoked'),
    receive: () => Promise.resolve([]),
    interpret: () => Promise.resolve([]),
  };
}

/** During the seed every provider answers at once: the sandbox is not running yet. */
export function openBank(): void {
  for (const name of providerNames) installProvider(simulated(name));
}
