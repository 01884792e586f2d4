import { describe, expect, test } from '@jest/globals';
import { createTranslator } from 'use-intl/core';
import { locales } from '#lib/brands/schema.ts';
import { argumentsOf, copyOf } from './copy.ts';

const english = copyOf('en');

/** Names and units, which no language translates. */
const NAMES = [
  'Telegram',
  'Google',
  'PayPal',
  'Apple Pay',
  'Google Pay',
  'VIP',
  'Match',
  'cm',
  'kg',
  'MB.',
];
/** Words that are the same in English and in another language, or borrowed by it. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  it: [
    ['Menu', 'Privacy', 'E-mail', 'Marketing', 'No', 'Password', 'Like', 'Script', 'AI'],
    ['Emoji', 'Online', 'Push', 'Account', 'Passkey', 'Incognito'],
  ].flat(),
  es: ['Cookies', 'Marketing', 'No', 'Script', 'Push'],
  fr: [
    ['Navigation', 'Messages', 'Message', 'Notifications', 'Menu', 'Cookies', 'Contact', 'Page'],
    ['Pages', 'Marketing', 'Site', 'Date', 'Correction', 'Service', 'Script', 'Photo', 'E-mail'],
    ['Push', 'Incognito', '{count, plural, one {# message} other {# messages}}'],
  ].flat(),
};
/** Without letters: numbers and symbols. */
const WORDLESS = /^[^\p{L}]*$/u;

/** The text without its arguments and tags. */
function withoutArguments(text: string): string {
  return text.replaceAll(/\{[^{}]*\}|<\/?\w+>/g, '').trim();
}

describe.each(locales.filter((locale) => locale !== 'en'))('%s', (locale) => {
  const copy = copyOf(locale);
  const alike = new Set([...NAMES, ...(ALIKE[locale] ?? [])]);

  test('has every text, and no other', () => {
    expect([...copy.keys()].filter((key) => !english.has(key))).toEqual([]);
    expect([...english.keys()].filter((key) => !copy.has(key))).toEqual([]);
  });

  test('has the same arguments in each', () => {
    const differing = [...english].flatMap(([key, text]) => {
      const [here, there] = [argumentsOf(copy.get(key) ?? ''), argumentsOf(text)];
      return here.join() === there.join() ? [] : [{ key, here, there }];
    });
    expect(differing).toEqual([]);
  });

  test('translates each', () => {
    const same = [...english].flatMap(([key, text]) => {
      const plain = withoutArguments(text);
      const fine = copy.get(key) !== text || WORDLESS.test(plain) || alike.has(plain);
      return fine || alike.has(text) ? [] : [`${key}: ${text}`];
    });
    expect(same).toEqual([]);
  });
});

test.each(locales)('%s: has every plural form of a number', (locale) => {
  const wanted = new Set(new Intl.PluralRules(locale).resolvedOptions().pluralCategories);
  const odd = [...copyOf(locale)].flatMap(([key, text]) =>
    [...text.matchAll(/\{\w+, plural,((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g)].flatMap(
      ([, forms = '']) => {
        const names = [...forms.matchAll(/(=\d+|zero|one|two|few|many|other)\s*\{/g)].map(
          ([, name = '']) => name,
        );
        const known = names.every((name) => name.startsWith('=') || wanted.has(name as 'one'));
        return known && names.includes('other') ? [] : [`${key}: ${names.join(' ')}`];
      },
    ),
  );
  expect(odd).toEqual([]);
});

test.each(locales)('%s: formats every text', (locale) => {
  for (const [key, text] of copyOf(locale)) {
    const messages = { text };
    const onError = (error: Error): never => {
      throw new Error(`${key}: ${error.message}`);
    };
    const t = createTranslator({ locale, messages, onError });
    const values = Object.fromEntries(
      argumentsOf(text).map((name) => [
        name,
        text.includes(`</${name}>`) ? (inside: string) => inside : 2,
      ]),
    );
    const said = t.markup('text', values);
    expect([key, said === '' && text !== '']).toEqual([key, false]);
  }
});

test('finds the arguments of a text', () => {
  expect(
    argumentsOf('{a} and {n, plural, one {# of {b}} other {none}}, <link>here</link>'),
  ).toEqual(['a', 'b', 'link', 'n']);
});
