import type { DeskEndpoint, Endpoint } from '../wire/endpoint.ts';
import { withDatabaseAway } from '../db/database-away.ts';
import { env } from '../kernel/env.ts';
import { toProblem } from '../kernel/problem.ts';
import { isAppError } from '../kernel/errors.ts';
import { log } from '../kernel/log.ts';
import { requestContext } from '../kernel/request-context.ts';
import { seal } from '../wire/envelope.ts';
import { pathToWire, toWire } from '../wire/rename.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** The answer of a verb, reduced to the reply schema (an allow-list) and renamed for the wire. */
export function reply(endpoint: Endpoint, value: unknown, accepts: string | null): Response {
  if (value instanceof Response) return value;
  const wire = toWire(endpoint.reply.parse(value), endpoint.verbatimKeys);
  // Clients of the texts get the encrypted text; a caller that asks for `application/json`, as ours does,
  // gets JSON.
  if (endpoint.replyAs === 'sealed' && accepts !== 'application/json') {
    return new Response(seal(wire, env().WIRE_SECRET), {
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    });
  }
  if (endpoint.replyAs === 'html') {
    return new Response(String(wire), { headers: { 'content-type': 'text/html; charset=utf-8' } });
  }
  return new Response(JSON.stringify(wire), {
    headers: { 'content-type': JSON_TYPE, 'cache-control': 'no-store' },
  });
}

/** The same for the desk, whose names are not translated. */
export function plainReply(endpoint: DeskEndpoint, value: unknown): Response {
  if (value instanceof Response) return value;
  return Response.json(endpoint.reply.parse(value), { headers: { 'cache-control': 'no-store' } });
}

/**
 * A refused call: problem JSON, never encrypted, with the field names that the caller used. An unexpected
 * error is logged under the request id.
 */
export function refusal(error: unknown, context: string, requestId: string): Response {
  const known = withDatabaseAway(error);
  const { status, problem } = toProblem(known, context, requestId);
  const observed = requestContext();
  if (observed) observed.code = problem.code;
  if (!isAppError(known)) log().error({ err: error, requestId, context }, 'call failed');
  const headers = new Headers({ 'content-type': JSON_TYPE, 'cache-control': 'no-store' });
  const { retryAfter, allow } = problem.params;
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
  if (allow !== undefined) headers.set('allow', String(allow));
  const fields = problem.fields.map(({ path, code }) => ({ path: pathToWire(path), code }));
  return new Response(JSON.stringify({ ...problem, fields }), { status, headers });
}
