// [findings 31 and 76]
import type { IncomingMessage } from 'node:http';
import { expect, test } from '@jest/globals';
import { callerAddress } from '#lib/security/address.ts';

process.env['DATABASE_URL'] ??= 'postgresql://nobody@localhost/none';
process.env['TRUST_PROXY'] = '1';

function requestFrom(remoteAddress: string | undefined, forwarded?: string): IncomingMessage {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return { socket: { remoteAddress }, headers } as unknown as IncomingMessage;
}

test.each([
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:192.0.2.7', '192.0.2.7'],
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8::7', '2001:db8::7'],
  ['::ffff:c000:207', '::ffff:c000:207'],
  [undefined, 'unknown'],
])('31, 76: a caller at %s is known by %s', (remoteAddress, address) => {
  expect(callerAddress(requestFrom(remoteAddress))).toBe(address);
});

test('31, 76: so is one behind a trusted proxy, and what the caller claims itself is ignored', () => {
  const request = requestFrom('::ffff:10.0.0.1', '203.0.113.9, ::ffff:192.0.2.7');
  expect(callerAddress(request)).toBe('192.0.2.7');
});
