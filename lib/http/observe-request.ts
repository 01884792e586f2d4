import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { storeLogLine } from '../kernel/stored-log-lines.ts';
import { metrics } from '../kernel/metrics.ts';
import { withRequest, type RequestContext } from '../kernel/request-context.ts';
import { underWay } from '../kernel/under-way.ts';
import { traced } from '../kernel/tracing.ts';

const SLOW_MS = 1_000;
/** Status of a connection that was closed before the answer was complete. */
const LEFT = 499;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/**
 * Stores calls that failed, were slow, or changed something, because only those are investigated later. A
 * fast, successful read is not stored.
 */
function isStored({ method, route }: RequestContext, status: number, ms: number): boolean {
  if (route === undefined) return false;
  return method !== 'GET' || status >= 400 || ms >= SLOW_MS;
}

function storeCall(call: RequestContext, status: number, ms: number): void {
  const { requestId, method, route = '', brandId = null, code, made } = call;
  storeLogLine({
    at: Date.now(),
    level: 30,
    requestId,
    brandId,
    about: null,
    status,
    ms,
    event: `${method} ${route}`,
    data: { ...(code === undefined ? {} : { code }), ...(made.length === 0 ? {} : { made }) },
  });
}

/**
 * Runs a request handler under a new request id and records its metrics on completion. `kind` is the route
 * label until a route is found.
 */
export function observeRequest(
  request: IncomingMessage,
  response: ServerResponse,
  kind: string,
  work: () => Promise<void>,
): Promise<void> {
  const began = performance.now();
  const method = METHODS.has(request.method ?? '') ? (request.method ?? '') : 'other';
  const call: RequestContext = { requestId: randomUUID(), method, made: [] };
  if (kind === 'call') response.setHeader('x-request-id', call.requestId);
  response.once('close', () => {
    const ms = performance.now() - began;
    const status = response.writableFinished ? response.statusCode : LEFT;
    const route = call.route ?? kind;
    metrics.httpRequests.inc({ route, method, status });
    metrics.httpSeconds.observe({ route, method }, ms / 1_000);
    if (isStored(call, status, ms)) storeCall(call, status, ms);
  });
  return traced({ name: `${method} ${kind}`, kind: 'server' }, async (span) => {
    await underWay(() => withRequest(call, work));
    span.rename(`${method} ${call.route ?? kind}`);
    span.note({ 'http.request.method': method, 'http.response.status_code': response.statusCode });
  });
}
