import { randomUUID } from 'node:crypto';
import { clock } from '../kernel/clock.ts';
import { fail } from '../kernel/errors.ts';
import { requestContext } from '../kernel/request-context.ts';
import type { Resolved } from '../brands/resolve-request.ts';
import { originAllowed } from '../security/origin.ts';
import { readCookie, sealSession, sessionCookie } from '../security/session-cookie.ts';
import { enforceFloor, enforceLimits } from './enforce-limits.ts';
import type { Bound, Call } from './handlers-for.ts';
import { matchRoute, templateOf } from './match-route.ts';
import { parseInput } from './parse-input.ts';
import { readBody } from './read-body.ts';
import { refusal, reply } from './reply.ts';
import { routes } from './registry.ts';
import { credentialsOf, viewerOf } from './viewer.ts';

export type Incoming = {
  readonly request: Request;
  readonly resolved: Resolved;
  readonly address: string;
};

type Ready = Incoming & {
  readonly bound: Bound;
  readonly key: string;
  readonly params: Readonly<Record<string, string>>;
  readonly requestId: string;
};

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;

async function answer(ready: Ready): Promise<Response> {
  const { request, resolved, bound, key, params, address, requestId } = ready;
  const { endpoint } = bound;
  if (resolved.kind !== 'brand') fail('host_unknown');
  const cookie = request.headers.get('cookie');
  const { token, from } = await credentialsOf(cookie, request.headers.get('authorization'));
  const changes = request.method !== 'GET' && endpoint.originExempt !== true && from !== 'bearer';
  const claim = {
    origin: request.headers.get('origin'),
    host: request.headers.get('host') ?? '',
    fetchSite: request.headers.get('sec-fetch-site'),
    hasCookie: from === 'cookie',
  };
  if (changes && !originAllowed(claim)) fail('origin_refused');

  const viewer = await viewerOf(token, resolved.brand.id);
  const caller = { address, viewer, brandId: resolved.brand.id };
  await enforceFloor(caller);
  if (endpoint.access === 'staff') fail('forbidden');
  if (endpoint.access === 'member' && viewer.kind !== 'member') fail('unauthenticated');
  if (endpoint.access === 'member' && viewer.kind === 'member' && viewer.state !== 'active') {
    fail('account_disabled');
  }
  // The trackerId in the URL is a name, not a permission: verbs check it again, but this check answers before
  // the body is read.
  const named = params['trackerId'];
  if (endpoint.access === 'member' && named !== undefined && viewer.kind === 'member') {
    if (named !== viewer.publicId) fail('not_found');
  }
  const { raw, value } = await readBody(request, endpoint);
  const body = parseInput(endpoint.body, value);
  await enforceLimits(key, endpoint, caller, body);

  const setCookies: string[] = [];
  const call: Call = {
    body,
    params: parseInput(endpoint.params, params),
    query: parseInput(endpoint.query, Object.fromEntries(new URLSearchParams(resolved.search))),
    viewer,
    member: () => (viewer.kind === 'member' ? viewer : fail('unauthenticated')),
    brand: resolved.brand,
    locale: resolved.locale,
    request,
    raw,
    address,
    requestId,
    now: clock.now(),
    cookies: {
      token,
      read: (name) => readCookie(cookie, name),
      session: async (fresh) => {
        setCookies.push(sessionCookie(fresh === undefined ? '' : await sealSession(fresh)));
      },
      append: (header) => setCookies.push(header),
    },
  };
  const accepts = request.headers.get('accept');
  const response = reply(endpoint, await bound.handle(call as never), accepts);
  for (const header of setCookies) response.headers.append('set-cookie', header);
  return response;
}

/** Answers one call of the API. Never throws: every failure becomes problem JSON. */
export async function dispatch(incoming: Incoming): Promise<Response> {
  const observed = requestContext();
  const requestId = observed?.requestId ?? randomUUID();
  const { path } = incoming.resolved;
  const found = matchRoute(routes(), incoming.request.method, path);
  if (observed && found) observed.route = templateOf(found.key);
  if (observed && incoming.resolved.kind === 'brand') observed.brandId = incoming.resolved.brand.id;
  const context = found?.bound.endpoint.context ?? 'api';
  try {
    if (!found) {
      const allow = METHODS.filter((method) => matchRoute(routes(), method, path)).join(', ');
      return allow === '' ? fail('not_found') : fail('method_not_allowed', { allow });
    }
    return await answer({ ...incoming, ...found, requestId });
  } catch (error) {
    return refusal(error, context, requestId);
  }
}
