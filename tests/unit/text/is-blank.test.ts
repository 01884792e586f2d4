import { expect, test } from '@jest/globals';
import { isBlank } from '#lib/text/is-blank.ts';

test.each([
  '',
  ' \n\t',
  '\u200B',
  '\u2060\uFEFF',
  '\u3164',
  '\u2800',
  '\u00AD \u034F',
  '\u{E0020}',
])('20: %j shows nothing', (text) => {
  expect(isBlank(text)).toBe(true);
});

test.each(['a', '.', '❤️', '👩‍👩‍👧', '\u200Fשלום'])('20: %j shows something', (text) => {
  expect(isBlank(text)).toBe(false);
});
