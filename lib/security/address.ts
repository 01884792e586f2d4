import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { env } from '../kernel/env.ts';

/** Set by `instrumentation.ts` for the route files of a plain Next run. */
export const ADDRESS_HEADER = 'x-amarena-address';

/**
 * The caller's address. Forwarding headers are trusted only for the number of hops in TRUST_PROXY, counted
 * from our side, so that a caller cannot forge them.
 */
export function callerAddress(request: IncomingMessage): string {
  const direct = request.socket.remoteAddress ?? 'unknown';
  const hops = env().TRUST_PROXY;
  if (hops === 0) return direct;
  const header = request.headers['x-forwarded-for'];
  const chain = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return chain[chain.length - hops] ?? direct;
}

/**
 * The network an address is counted under for rate limits: a household has one IPv4 address, but a whole IPv6
 * /64, from which it could use a new address for each call. Pure.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.replace(/%.*$/, '').toLowerCase().split('::');
  const groups = (text = ''): string[] => text.split(':').filter((group) => group !== '');
  const [first, last] = [groups(head), groups(tail)];
  const left =
    tail === undefined ? [] : Array.from({ length: 8 - first.length - last.length }, () => '0');
  const network = [...first, ...left, ...last].slice(0, 4);
  return `${network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
