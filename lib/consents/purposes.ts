import { ConsentPurpose } from '../db/generated/enums.ts';
import type { ConsentText } from '../legal/kinds.ts';

export const purposes = Object.values(ConsentPurpose);

/** The signup form box of each purpose, and the text shown beside it. */
export const BOXES = {
  terms: { box: 'terms1', text: 'consent_terms1', required: true },
  orientation: { box: 'terms2', text: 'consent_terms2', required: true },
  marketing: { box: 'terms3', text: 'consent_terms3', required: false },
  of_age: { box: 'terms4', text: 'consent_terms4', required: true },
} as const satisfies Record<ConsentPurpose, { box: string; text: ConsentText; required: boolean }>;

/** Consents a member can give after signup: these, and a new edition of the terms. */
export const GIVEABLE = ['marketing', 'orientation', 'terms'] as const;
export type Giveable = (typeof GIVEABLE)[number];

/**
 * The other consents are the contract itself: withdrawing them means closing the account. Without the
 * orientation consent the profile is hidden.
 */
export const WITHDRAWABLE = ['marketing', 'orientation'] as const;
export type Withdrawable = (typeof WITHDRAWABLE)[number];

export function isWithdrawable(purpose: Giveable): purpose is Withdrawable {
  return WITHDRAWABLE.some((known) => known === purpose);
}
