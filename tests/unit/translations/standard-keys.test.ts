import { expect, test } from '@jest/globals';
import { isBanned } from '#tests/config/lint/standard-terms.mjs';
import { copyOf } from './copy.ts';

/** The name of an intent that the script answers. */
const ALLOWED = ['small_talk'];

test('the keys of the copy use standard terms', () => {
  const banned = [...copyOf('it').keys()].filter((path) =>
    path.split(/[.:]/).some((key) => !ALLOWED.includes(key) && isBanned(key)),
  );
  expect(banned).toEqual([]);
});
