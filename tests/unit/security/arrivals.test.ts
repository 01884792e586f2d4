// [finding 8]
import { expect, test } from '@jest/globals';
import { takeArrival, type ArrivalKind } from '#lib/security/arrivals.ts';
import { ARRIVALS_PER_MINUTE } from '#lib/security/limits.ts';

process.env['RATE_LIMIT_FACTOR'] = '1';
const KINDS = Object.keys(ARRIVALS_PER_MINUTE) as ArrivalKind[];

test.each(KINDS)('%s of one network wait after their limit, and no other network', async (kind) => {
  for (let arrived = 0; arrived < ARRIVALS_PER_MINUTE[kind]; arrived += 1) {
    // Addresses of one household's IPv6 network count together.
    expect(await takeArrival(kind, `2001:db8:0:1::${arrived.toString(16)}`)).toBe(0);
  }
  const wait = await takeArrival(kind, '2001:db8:0:1::ffff');
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(await takeArrival(kind, '2001:db8:0:2::1')).toBe(0);
});
