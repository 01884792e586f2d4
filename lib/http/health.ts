import type { RequestListener, ServerResponse } from 'node:http';
import { resolveRequest } from '../brands/resolve-request.ts';
import { SENDS_STUCK_AFTER_MS } from '../chat/limits.ts';
import { sendLaneAgeMs } from '../chat/send-lane-age.ts';
import { pool } from '../db/pool.ts';
import { redis } from '../db/redis.ts';
import { env } from '../kernel/env.ts';
import { securityHeaders } from '../security/headers.ts';
import { answerMetrics } from './metrics.ts';

let stopping = false;

/** From now on `ready` answers 503, so that a load balancer sends no new requests while running sends finish. */
export function announceStop(): void {
  stopping = true;
}

function answer(response: ServerResponse, status: number, body: Record<string, unknown>): void {
  const { START_ID } = env();
  if (START_ID !== undefined) response.setHeader('x-start-id', START_ID);
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}

async function ready() {
  const [database, shared] = await Promise.all([
    pool()
      .query('select 1')
      .then(() => true)
      .catch(() => false),
    redis()
      ?.ping()
      .then(() => true)
      .catch(() => false) ?? Promise.resolve(true),
  ]);
  const sending = sendLaneAgeMs() < SENDS_STUCK_AFTER_MS;
  return { database, shared, sending, serving: !stopping };
}

/** Health answers on any host. True when the path was a health path. */
export function answerHealth(path: string, response: ServerResponse): boolean {
  if (path === '/api/health/live') {
    answer(response, 200, { ok: true });
    return true;
  }
  if (path !== '/api/health/ready') return false;
  void ready().then((parts) => {
    // Without the store that instances share, each goes on by itself.
    const ok = parts.database && parts.sending && parts.serving;
    answer(response, ok ? 200 : 503, { ok, ...parts });
  });
  return true;
}

/** The complete listener of a worker process, which answers health checks only. */
export const answerOnlyHealth: RequestListener = (request, response) => {
  for (const [name, value] of securityHeaders()) response.setHeader(name, value);
  const resolved = resolveRequest(request.headers.host ?? '', request.url ?? '/');
  if (answerHealth(resolved.path, response)) return;
  if (!answerMetrics(resolved, request, response)) answer(response, 404, { ok: false });
};
