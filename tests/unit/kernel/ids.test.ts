import { expect, test } from '@jest/globals';
import { hashSecret, newId, newPublicId, newSecret, sameSecret } from '#lib/kernel/ids.ts';

test('ids are version 7 and sort by time', () => {
  const early = newId(1_700_000_000_000);
  const late = newId(1_700_000_000_001);
  expect(early).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(early < late).toBe(true);
});

test('secrets carry 256 bits, public ids 96, and only hashes are compared', () => {
  expect(Buffer.from(newSecret(), 'base64url')).toHaveLength(32);
  expect(Buffer.from(newPublicId(), 'base64url')).toHaveLength(12);
  const secret = newSecret();
  expect(hashSecret(secret)).not.toContain(secret);
  expect(sameSecret(secret, secret)).toBe(true);
  expect(sameSecret(secret, `${secret}x`)).toBe(false);
});
