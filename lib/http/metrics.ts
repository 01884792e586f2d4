import type { IncomingMessage, ServerResponse } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { hostName } from '../brands/registry.ts';
import type { Resolved } from '../brands/resolve-request.ts';
import { processMetrics } from '../health/process-metrics.ts';
import { env } from '../kernel/env.ts';
import { sameSecret } from '../kernel/ids.ts';
import { log } from '../kernel/log.ts';
import { singleton } from '../kernel/singleton.ts';

const PATH = '/api/metrics';
/** Headers that a proxy adds: behind one, the peer address does not identify the caller. */
const FORWARDED = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'] as const;

const trusted = (): BlockList =>
  singleton('metrics-addresses', () => {
    const list = new BlockList();
    for (const one of env().METRICS_ADDRESSES) {
      const [address = '', bits] = one.split('/');
      const family = isIPv6(address) ? 'ipv6' : 'ipv4';
      if (bits === undefined) list.addAddress(address, family);
      else list.addSubnet(address, Number(bits), family);
    }
    return list;
  });

function comesFromTrusted(request: IncomingMessage): boolean {
  if (FORWARDED.some((name) => request.headers[name] !== undefined)) return false;
  const address = (request.socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (address === '') return false;
  return trusted().check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/**
 * Whether the Host header is an address or a name of one label: the page of a foreign site that resolves its own
 * domain to this machine sends that domain (DNS rebinding).
 */
function isLocalName(host: string): boolean {
  const name = hostName(host);
  return !name.includes('.') || isIP(name.replace(/^\[|\]$/g, '')) !== 0;
}

function mayRead(request: IncomingMessage): boolean {
  const token = env().METRICS_TOKEN;
  const given = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (given !== undefined) return token !== undefined && sameSecret(given, token);
  return comesFromTrusted(request) && isLocalName(request.headers.host ?? '');
}

/**
 * The metrics of this process, for a scraper that connects to it directly, with a token or from a configured
 * address. On the hosts of brands and desk this path does not exist. True when it answered.
 */
export function answerMetrics(
  { kind, path }: Resolved,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (path !== PATH || kind === 'brand' || kind === 'desk' || !mayRead(request)) return false;
  const { register } = processMetrics();
  register.metrics().then(
    (text) => {
      response.writeHead(200, {
        'content-type': register.contentType,
        'cache-control': 'no-store',
      });
      response.end(text);
    },
    (error: unknown) => {
      log().error({ err: error }, 'metrics collection failed');
      response.writeHead(503).end();
    },
  );
  return true;
}
