import type { IncomingMessage } from 'node:http';
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
