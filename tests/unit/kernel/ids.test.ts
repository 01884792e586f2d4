import { expect, test } from '@jest/globals';
import { hashSecret, newId, newPublicId, newSecret, sameSecret } from '#lib/kernel/ids.ts';

test('ids are version 7 and sort by time', () => {
  const early = newId(1_700_000_000_000);
  const late = newId(1_700_000_000_001);
  expect(early).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(early < late).toBe(true);
});

test('ids of one millisecond sort in the order of their creation, with others in between', () => {
  const [first, second] = [1_700_000_000_002, 1_700_000_000_003];
  const ids = Array.from({ length: 20_000 }, (_, index) => newId(index % 2 ? second : first));
  for (const at of [0, 1]) {
    const ofOne = ids.filter((_, index) => index % 2 === at);
    expect(ofOne.toSorted()).toEqual(ofOne);
    expect(new Set(ofOne).size).toBe(ofOne.length);
  }
});

test('secrets carry 256 bits, public ids 96, and only hashes are compared', () => {
  expect(Buffer.from(newSecret(), 'base64url')).toHaveLength(32);
  expect(Buffer.from(newPublicId(), 'base64url')).toHaveLength(12);
  const secret = newSecret();
  expect(hashSecret(secret)).not.toContain(secret);
  expect(sameSecret(secret, secret)).toBe(true);
  expect(sameSecret(secret, `${secret}x`)).toBe(false);
});
