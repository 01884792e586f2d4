// [core §5 In this order]
import { describe, expect, test } from '@jest/globals';
import { checkSignup, EMPTY_SIGNUP } from '#components/accounts/check-signup.ts';

describe('validation in the signup form', () => {
  test('finds every fault in the order of the core text', () => {
    expect(Object.keys(checkSignup(EMPTY_SIGNUP))).toEqual(
      [
        ['email', 'password', 'birthDate', 'region', 'gender', 'seeking'],
        ['terms1', 'terms2', 'terms4'],
      ].flat(),
    );
  });

  test('accepts a complete form with spaces in the address and marketing unticked', () => {
    expect(
      checkSignup({
        email: ' nina @example.test',
        password: 'granita al limone 7',
        birthDate: '2007-03-05',
        place: { city: 'Sanremo', region: 'Liguria', province: 'Imperia' },
        gender: 'woman',
        shownWith: null,
        seeking: 'man',
        ticks: { terms1: 2, terms2: 1, terms3: 0, terms4: 1 },
      }),
    ).toEqual({});
  });
});
