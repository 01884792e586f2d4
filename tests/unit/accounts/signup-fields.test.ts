// [core §5 1 E-mail pattern] [core §5 2 Password] [core §5 3 Age 19 to 98] [core §5 5 sono] [core §5 6 cerco]
// [core §5 7 Consents terms1 to terms4] [core §5 In this order] [core §8 1004 email_malformed]
// [core §8 password_missing] [core §8 place_unknown] [core §9 Ages 19 to 98]
import { describe, expect, test } from '@jest/globals';
import { ageAt, isOfferedAge } from '#lib/identity/age.ts';
import { isEmail, normaliseEmail } from '#lib/identity/email.ts';
import { passwordFault } from '#lib/accounts/password/password-rules.ts';
import { signupFaults, type SignupFields } from '#lib/accounts/signup/signup-fields.ts';

const good: SignupFields = {
  email: 'giulia@example.test',
  password: 'granita al limone 7',
  age: 31,
  region: 'Liguria',
  city: 'Sanremo',
  province: '',
  gender: 'woman',
  seeking: 'man',
  terms1: true,
  terms2: true,
  terms3: false,
  terms4: true,
};

describe('the signup form', () => {
  test('accepts valid fields with marketing unticked', () => {
    expect(signupFaults(good, true)).toEqual([]);
  });

  test('names every fault in the order of the form', () => {
    const empty: SignupFields = {
      ...good,
      email: '',
      password: '',
      age: undefined,
      gender: undefined,
      seeking: undefined,
      terms1: false,
      terms2: false,
      terms4: false,
    };
    expect(signupFaults(empty, false)).toEqual([
      { path: 'email', code: 'email_malformed' },
      { path: 'password', code: 'password_missing' },
      { path: 'age', code: 'age_refused' },
      { path: 'region', code: 'place_unknown' },
      { path: 'gender', code: 'gender_missing' },
      { path: 'seeking', code: 'seeking_missing' },
      { path: 'terms1', code: 'consent_missing' },
      { path: 'terms2', code: 'consent_missing' },
      { path: 'terms4', code: 'consent_missing' },
    ]);
  });

  test.each([17, 99, 30.5, Number.NaN, undefined])('refuses the age %p', (age) => {
    expect(isOfferedAge(age)).toBe(false);
  });

  test.each([18, 19, 98])('accepts the age %p', (age) => {
    expect(isOfferedAge(age)).toBe(true);
  });
});

describe('addresses', () => {
  test.each([
    'a@b.it',
    'o.connor+tag@sub.example.org',
    'ünïcode@exämple.test',
    ' spaced @example.test ',
  ])('accepts %p', (email) => {
    expect(isEmail(email)).toBe(true);
  });

  test.each([
    '',
    'a',
    'a@b',
    '@b.it',
    'a@@b.it',
    'a@b.',
    'a\u0000@b.it',
    `${'x'.repeat(250)}@b.it`,
  ])('refuses %p', (email) => {
    expect(isEmail(email)).toBe(false);
  });

  test('are one account in any letter case, and dots matter', () => {
    expect(normaliseEmail(' Anna.Rossi@Example.IT ')).toBe('anna.rossi@example.it');
    expect(normaliseEmail('annarossi@example.it')).not.toBe(
      normaliseEmail('anna.rossi@example.it'),
    );
  });
});

describe('passwords', () => {
  test.each([
    ['', 'password_missing'],
    ['corto7!', 'password_weak'],
    ['aaaaaaaaaaaa', 'password_weak'],
    ['12345678901', 'password_weak'],
    ['giulia@example.test', 'password_weak'],
    ['x'.repeat(257), 'password_weak'],
    ['password', 'password_breached'],
    ['iloveyou1', 'password_breached'],
    ['Football2024', 'password_breached'],
  ])('%p fails with %p', (password, fault) => {
    expect(passwordFault(password, 'giulia@example.test')).toBe(fault);
  });

  test.each(['granita al limone 7', 'päßwörd für alle 😀', `${'corretto cavallo '.repeat(8)}fine`])(
    '%p is accepted',
    (password) => {
      expect(passwordFault(password, 'giulia@example.test')).toBeUndefined();
    },
  );
});

describe('age', () => {
  const given = new Date('2024-02-29T10:00:00Z');
  test.each([
    ['2024-03-01T00:00:00Z', 30],
    ['2025-02-28T23:59:59Z', 30],
    ['2025-03-01T10:00:00Z', 31],
    ['2028-02-29T10:00:00Z', 34],
  ])('given as 30 on a leap day is, at %s, %i', (now, age) => {
    expect(ageAt(30, given, new Date(now))).toBe(age);
  });
});
