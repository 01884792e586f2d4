import type { Outcome } from '../../outcomes.ts';

/** `paymentStatus` of a refused purchase → the outcome shown to the member. */
const REFUSALS: Readonly<Record<string, Outcome>> = {
  '100.100.100': 'invalid_number',
  '100.100.101': 'invalid_number',
  '100.100.200': 'invalid_expiry_month',
  '100.100.201': 'invalid_expiry_month',
  '100.100.300': 'invalid_expiry_year',
  '100.100.301': 'invalid_expiry_year',
  '100.100.303': 'expired_card',
  '100.100.600': 'invalid_cvc',
  '100.100.601': 'invalid_cvc',
  '100.350.100': 'retry',
  '100.380.401': 'warning',
  '100.380.501': 'retry',
  '100.390.103': 'warning',
  '100.390.105': 'warning',
  '100.390.111': 'warning',
  '100.390.112': 'warning',
  '100.390.115': 'warning',
  '100.390.118': 'address_blacklisted',
  '100.400.304': 'generic',
  '100.550.312': 'generic',
  '200.300.404': 'generic',
  '300.100.100': 'authentication_required',
  '400.001.301': 'warning',
  '400.001.600': 'warning',
  '400.001.601': 'warning',
  '400.001.602': 'warning',
  '400.001.603': 'warning',
  '400.003.600': 'warning',
  '700.500.001': 'generic',
  '700.500.003': 'generic',
  '800.100.100': 'card_declined',
  '800.100.151': 'invalid_number',
  '800.100.152': 'card_declined',
  '800.100.153': 'invalid_cvc',
  '800.100.155': 'insufficient_funds',
  '800.100.157': 'expired_card',
  '800.100.158': 'address_blacklisted',
  '800.100.160': 'lost_or_stolen',
  '800.100.162': 'insufficient_funds',
  '800.100.163': 'change_method',
  '800.100.165': 'lost_or_stolen',
  '800.100.168': 'already_declined',
  '800.100.170': 'card_declined',
  '800.100.171': 'lost_or_stolen',
  '800.100.172': 'lost_or_stolen',
  '800.100.190': 'generic',
  '800.100.202': 'card_declined',
  '800.100.203': 'insufficient_funds',
  '800.120.100': 'change_method',
  '800.300.102': 'address_blacklisted',
  '800.300.401': 'address_blacklisted',
  '800.700.100': 'retry',
  '900.100.100': 'processing_error',
};

const PAID = /^000\.(?:000\.|100\.1|3|6|400\.(?:100|0[124-9]))/;

/** The buyer cancelled on the provider's page. */
const CANCELED = '100.396.101';

/** Codes for overload and for results that are not known yet. */
const UNCERTAIN = '900.';

const PENDING = /^(?:000\.|800\.400\.5|100\.400\.500)/;

export type Verdict =
  | { readonly kind: 'paid' | 'pending' | 'uncertain' | 'canceled' }
  | { readonly kind: 'refused'; readonly outcome: Outcome };

/** The meaning of a `paymentStatus`. No status, or one that is neither paid nor refused, is pending. */
export function verdictOf(code: string | null): Verdict {
  if (code === null) return { kind: 'pending' };
  if (PAID.test(code)) return { kind: 'paid' };
  if (code === CANCELED) return { kind: 'canceled' };
  const outcome = REFUSALS[code];
  if (outcome) return { kind: 'refused', outcome };
  if (PENDING.test(code)) return { kind: 'pending' };
  return code.startsWith(UNCERTAIN)
    ? { kind: 'uncertain' }
    : { kind: 'refused', outcome: 'generic' };
}
