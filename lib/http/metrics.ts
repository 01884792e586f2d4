import type { IncomingMessage, ServerResponse } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { Resolved } from '../brands/resolve-request.ts';
import { processMetrics } from '../health/process-metrics.ts';
import { env } from '../kernel/env.ts';
import { sameSecret } from '../kernel/ids.ts';
import { log } from '../kernel/log.ts';
import { singleton } from '../kernel/singleton.ts';

const PATH = '/api/metrics';
/** What a proxy writes: behind one, the address at the other end says nothing of who asks. */
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

function mayRead(request: IncomingMessage): boolean {
  const token = env().METRICS_TOKEN;
  const given = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (given !== undefined) return token !== undefined && sameSecret(given, token);
  return comesFromTrusted(request);
}

/**
 * The metrics of this very process, for a scraper that comes to it directly, by token or from an address that
 * is configured. On the hosts of brands and desk there is nothing at this path, whoever asks. True when it
 * answered.
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
      log().error({ err: error }, 'the metrics could not be read');
      response.writeHead(503).end();
    },
  );
  return true;
}
