import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { env } from '../kernel/env.ts';

/** Set by `instrumentation.ts` for the route file of a plain Next run. */
export const ADDRESS_HEADER = 'x-amarena-address';

/**
 * The caller's address. Forwarding headers are trusted only for the number of hops in TRUST_PROXY, counted
 * from our side, so that a caller cannot forge them.
 */
export function callerAddress(request: IncomingMessage): string {
  const direct = plainAddress(request.socket.remoteAddress ?? 'unknown');
  const hops = env().TRUST_PROXY;
  if (hops === 0) return direct;
  const header = request.headers['x-forwarded-for'];
  const chain = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return plainAddress(chain[chain.length - hops] ?? direct);
}

/** The IPv4 address that an IPv6 socket writes as `::ffff:192.0.2.1`; any other address unchanged. Pure. */
function plainAddress(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}

/**
 * The network an address is counted under for rate limits: a household has one IPv4 address, but a whole IPv6
 * /64, from which it could use a new address for each call. Pure.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = (plain.split('%', 1)[0] ?? '').toLowerCase().split('::');
  const groups = (text = ''): string[] => text.split(':').filter((group) => group !== '');
  const [first, last] = [groups(head), groups(tail)];
  const left =
    tail === undefined ? [] : Array.from({ length: 8 - first.length - last.length }, () => '0');
  const network = [...first, ...left, ...last].slice(0, 4);
  return `${network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
