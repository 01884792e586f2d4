import { describe, expect, test } from '@jest/globals';
import { isDisposableEmail } from '#lib/accounts/signup/disposable.ts';
import { cleanEmail, isEmail, normaliseEmail } from '#lib/identity/email.ts';

describe('spellings of one mailbox are one address', () => {
  test.each([
    ['anna@bücher.de', 'anna@xn--bcher-kva.de'],
    ['anna@BÜCHER.de', 'anna@bücher.de'],
    ['anna@exam\u00adple.com', 'anna@example.com'],
    ['anna@ｅxample.com', 'anna@example.com'],
    ['anna@example。com', 'anna@example.com'],
    ['Anna @Example.com', 'anna@example.com'],
    ['"anna"@example.com', 'anna@example.com'],
  ])('%s', (one, other) => {
    expect(isEmail(one)).toBe(true);
    expect(normaliseEmail(one)).toBe(normaliseEmail(other));
  });

  test('an ordinary address is not changed', () => {
    expect(cleanEmail('Anna.B+x@Example.COM')).toBe('Anna.B+x@Example.COM');
  });
});

test.each([
  'x@mailinator.com',
  'x@a。mailinator.com',
  'x@mailin\u00adator.com',
  'x@ｍailinator.com',
])('%j is disposable in any spelling', (email) => {
  expect(isDisposableEmail(email)).toBe(true);
});

test.each([
  "o'neill+a=b@example.co.uk",
  '!#$%&*/=?^_`{|}~-@example.com',
  'a,b;c@example.com',
  '"quoted"@example.com',
  'x@[192.0.2.1]',
  'józef@gmina.pl',
  '用户@例子.广告',
  `${'a'.repeat(64)}@example.com`,
])('%s is unusual and valid', (email) => {
  expect(isEmail(email)).toBe(true);
});

test.each([
  'a@b',
  '@example.com',
  'a@@example.com',
  'a@example.com\u202emoc.',
  'an\u200bna@example.com',
  'a\u0007@example.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(260)}.com`,
  'a@b..it',
  'a@.b.it',
  'a@b.it.',
  'a@-b.it',
  'a@b_c.it',
  '<a@b.it>',
  'a@b.it>',
  '<a>@b.it',
  'a(x)@b.it',
  'a\\b@b.it',
  '.a@b.it',
  'a..c@b.it',
  '"a"b@b.it',
  '@c.it:a@b.it',
])('%j is not an address', (email) => {
  expect(isEmail(email)).toBe(false);
});
