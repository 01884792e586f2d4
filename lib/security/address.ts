import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { env } from '../kernel/env.ts';

/**
 * The caller's address. Forwarding headers are believed only as many hops as TRUST_PROXY says, counted
 * from our side, so that a caller cannot write their own.
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
 * Whom an address stands for where callers are counted: a home has one of IPv4, and of IPv6 a whole /64 to
 * take a new one from for each call. Pure.
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
