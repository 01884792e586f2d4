import { withCheckDigit } from '../payments/card-number.ts';
import { refusalByCode, type Refusal } from './refusals.ts';

export interface TestCard {
  readonly number: string;
  readonly label: string;
  /**
   * How a card is authenticated. `none` is challenged only if the merchant insists, `not_enrolled` never;
   * `native` inside the merchant's page if the request prefers it.
   */
  readonly authentication: 'none' | 'challenge' | 'native' | 'frictionless' | 'not_enrolled';
}

/** Published test numbers. All use expiry 03/30 and CVC 737 (amex 7373). */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4111111111111111', label: 'Visa', authentication: 'none' },
  { number: '5555444433331111', label: 'Mastercard', authentication: 'none' },
  { number: '2222400070000005', label: 'Mastercard, 2-series', authentication: 'none' },
  { number: '370000000000002', label: 'American Express', authentication: 'none' },
  { number: '36006666333344', label: 'Diners', authentication: 'none' },
  { number: '6011601160116611', label: 'Discover', authentication: 'none' },
  { number: '3569990010095841', label: 'JCB', authentication: 'none' },
  { number: '4212345678910006', label: 'Visa', authentication: 'challenge' },
  { number: '5212345678901234', label: 'Mastercard', authentication: 'challenge' },
  { number: '345177925488348', label: 'American Express', authentication: 'challenge' },
  { number: '5454545454545454', label: 'Mastercard', authentication: 'native' },
  { number: '4917610000000000', label: 'Visa', authentication: 'challenge' },
  { number: '5201281505129736', label: 'Mastercard', authentication: 'frictionless' },
  { number: '4000020000000000', label: 'Visa', authentication: 'not_enrolled' },
];

// The sandbox's own ranges: twelve fixed digits, the refusal code in three, the check digit.
const REFUSED_RANGE = '400000000000';
const REFUSED_LATER_RANGE = '400000000001';

const numbered = (range: string, code: string) => withCheckDigit(range + code.padStart(3, '0'));

/** A card that is refused with this reason on every charge. */
export const refusedCard = (code: string) => numbered(REFUSED_RANGE, code);
/**
 * A card that is authorised while the shopper is present, and refused with this reason when charged from the
 * token alone.
 */
export const refusedLaterCard = (code: string) => numbered(REFUSED_LATER_RANGE, code);

export function authenticationOf(number: string): TestCard['authentication'] {
  return TEST_CARDS.find((card) => card.number === number)?.authentication ?? 'none';
}

export function refusalOfCard(number: string, shopperPresent: boolean): Refusal | undefined {
  const range = number.slice(0, 12);
  if (range === REFUSED_RANGE || (range === REFUSED_LATER_RANGE && !shopperPresent)) {
    return refusalByCode(number.slice(12, 15));
  }
  return undefined;
}
