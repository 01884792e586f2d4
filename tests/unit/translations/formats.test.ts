import { expect, test } from '@jest/globals';
import { locales } from '#lib/brands/schema.ts';
import { translator } from '#lib/i18n/translate.ts';
import { copyOf } from './copy.ts';

// The compact formatter knows skeletons alone: `{share, number, percent}` would print 0.43.
test.each(locales)('numbers of the copy in %s have a skeleton or no style', (locale) => {
  const named = [...copyOf(locale)].filter(([, text]) => /, number, (?!::)/.test(text));
  expect(named).toEqual([]);
});

test('a share is written as a percentage', () => {
  const title = translator('en', 'account')('completeness.title', { share: 3 / 7 });
  expect(title).toBe('Your profile is 43% complete');
  expect(translator('fr', 'mail')('receipt.vat', { rate: 0.2 })).toMatch(/20\s%/);
});
