import { expect, test } from '@jest/globals';
import { failureMessages } from '#app/failure-messages.ts';

test.each([
  ['/fr/find', 'it-IT', 'fr'],
  ['/find', 'es-MX', 'es'],
  ['/find', 'de', 'en'],
  ['/constructor', 'toString', 'en'],
  ['', '', 'en'],
])('shows the fallback page on %p, for a browser in %p, in %s', (path, browser, locale) => {
  const messages = failureMessages(path, browser);
  expect(messages.locale).toBe(locale);
  for (const message of [messages.title, messages.text, messages.again, messages.home]) {
    expect(message).toMatch(/\w/);
  }
});
