import type { PaymentBlockRow } from '#lib/desk/payment-blocks/contract.ts';

type Kind = PaymentBlockRow['kind'];

/** Purpose of the page's calls in the access log. */
export const PURPOSE = 'Refused payers';

export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  card: 'Card or wallet account',
  email: 'Email address',
  ip: 'IP address',
};

export const KINDS = Object.keys(KIND_NAMES) as Kind[];
