import { expect, test } from '@jest/globals';
import { searchOrLast } from '#lib/discovery/search/last-search.ts';
import { AppError } from '#lib/kernel/errors.ts';

const broken = () => Promise.reject(new Error('relation "profile_listings" does not exist'));

test('a search that breaks is answered with the one before, of the same member only', async () => {
  const first = { page: 1 };
  expect(await searchOrLast('a it', () => Promise.resolve(first))).toEqual({
    result: first,
    failed: false,
  });
  expect(await searchOrLast('a it', broken)).toEqual({ result: first, failed: true });
  await expect(searchOrLast('b it', broken)).rejects.toThrow('profile_listings');
});

test('a refusal is not hidden by the search before', async () => {
  await searchOrLast('c it', () => Promise.resolve({ page: 1 }));
  const refused = () => Promise.reject(new AppError('forbidden'));
  await expect(searchOrLast('c it', refused)).rejects.toMatchObject({ code: 'forbidden' });
});
