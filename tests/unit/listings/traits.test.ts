import { expect, test } from '@jest/globals';
import {
  CHILDREN_BITS,
  INTENT_BITS,
  INTEREST_BITS,
  LANGUAGE_BITS,
  maskOf,
  PHOTO_CHECKED_BIT,
  SEVERAL_PHOTOS_BIT,
  SMOKING_BITS,
} from '#lib/listings/traits.ts';

// Numbers of this size are exact.
const FIRST_BIT_TOO_HIGH = 53;

test.each([
  [
    'trait_bits',
    [INTENT_BITS, CHILDREN_BITS, SMOKING_BITS, LANGUAGE_BITS].flatMap((bits) => [
      ...Object.values(bits),
    ]),
  ],
  ['interest_bits', Object.values(INTEREST_BITS)],
])('gives each answer in %s a bit of its own', (column, values) => {
  const bits =
    column === 'trait_bits' ? [...values, SEVERAL_PHOTOS_BIT, PHOTO_CHECKED_BIT] : values;
  expect(new Set(bits).size).toBe(bits.length);
  expect(Math.min(...bits)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...bits)).toBeLessThan(FIRST_BIT_TOO_HIGH);
});

test('adds the bits of different answers', () => {
  expect(maskOf([], INTEREST_BITS)).toBe(0);
  expect(maskOf(['beach', 'animals', 'beach'], INTEREST_BITS)).toBe(3);
  expect(maskOf(['yoga'], INTEREST_BITS)).toBe(2 ** 43);
});
