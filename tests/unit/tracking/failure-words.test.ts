import { expect, test } from '@jest/globals';
import { failureWords } from '#app/failure-words.ts';

test.each([
  ['/fr/find', 'it-IT', 'fr'],
  ['/find', 'es-MX', 'es'],
  ['/find', 'de', 'en'],
  ['/constructor', 'toString', 'en'],
  ['', '', 'en'],
])('the page of last resort on %p, to a browser in %p, speaks %s', (path, browser, locale) => {
  const words = failureWords(path, browser);
  expect(words.locale).toBe(locale);
  for (const word of [words.title, words.text, words.again, words.home]) {
    expect(word).toMatch(/\w/);
  }
});
