import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { enforceLimits, type Caller } from '#lib/http/enforce-limits.ts';
import { networkOf } from '#lib/security/address.ts';
import type { Limit } from '#lib/wire/endpoint.ts';

beforeAll(() => {
  process.env['DATABASE_URL'] ??= 'postgresql://nobody@localhost/none';
  process.env['RATE_LIMIT_FACTOR'] = '1';
});

const caller = (address: string): Caller => ({
  address,
  viewer: { kind: 'visitor' },
  brandId: 'dolcevita',
});

/** Spends from a budget of one; each call creates a separate budget. */
function spender(by: Limit['by']) {
  const key = `POST /${randomUUID()}`;
  const endpoint = { limits: [{ by, points: 1, seconds: 60 }] } as never;
  return (address: string, body: unknown) =>
    enforceLimits(key, endpoint, caller(address), body).then(
      () => 'let in',
      (error: unknown) => (error as { code: string }).code,
    );
}

describe('a submitted e-mail address', () => {
  test.each([
    ' anna@example.test',
    'ANNA@example.test',
    'an na@exam\u00a0ple.test',
    'anna@example.test\ufeff',
  ])('written as %j shares the budget of its normal form', async (spelling) => {
    const spend = spender('email');
    expect(await spend('192.0.2.1', { email: 'anna@example.test' })).toBe('let in');
    expect(await spend('192.0.2.2', { email: spelling })).toBe('too_many_requests');
  });

  test('that is empty does not share a budget between callers', async () => {
    const spend = spender('email');
    expect(await spend('192.0.2.1', { email: '' })).toBe('let in');
    expect(await spend('192.0.2.2', { email: '' })).toBe('let in');
    expect(await spend('192.0.2.2', { email: ' ' })).toBe('too_many_requests');
  });
});

describe('a caller', () => {
  test('has one budget for a whole /64', async () => {
    const spend = spender('address');
    expect(await spend('2001:db8:0:7::1', {})).toBe('let in');
    expect(await spend('2001:db8:0:7:ffff:1:2:3', {})).toBe('too_many_requests');
    expect(await spend('2001:db8:0:8::1', {})).toBe('let in');
  });

  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::1', '0:0:0:0::/64'],
    ['2001:0DB8::', '2001:db8:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
