import { randomUUID } from 'node:crypto';
import { clock } from '../kernel/clock.ts';
import { fail } from '../kernel/errors.ts';
import { requestContext, withRequest, type RequestContext } from '../kernel/request-context.ts';
import { takeArrival } from '../security/arrivals.ts';
import { originAllowed } from '../security/origin.ts';
import type { AnyEndpoint } from '../wire/endpoint.ts';
import { callCookies } from './call-cookies.ts';
import { credentialsOf, type Credentials } from './credentials.ts';
import { enforceFloor, enforceLimits } from './enforce-limits.ts';
import { brandHost } from './hosts/brand.ts';
import { deskHost } from './hosts/desk.ts';
import type { Arrived, Host, Incoming } from './hosts/host.ts';
import { matchRoute, templateOf, type Found } from './match-route.ts';
import type { Bound } from './handlers-for.ts';
import { readBody } from './read-body.ts';
import { isReading } from './reading.ts';
import { refusal } from './reply.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'] as const;

function checkOrigin(
  { method, headers }: Request,
  { originExempt }: AnyEndpoint,
  { from }: Credentials,
): void {
  if (isReading(method) || originExempt === true || from === 'bearer') return;
  const claim = {
    origin: headers.get('origin'),
    host: headers.get('host') ?? '',
    fetchSite: headers.get('sec-fetch-site'),
    hasCookie: from === 'cookie',
  };
  if (!originAllowed(claim)) fail('origin_refused');
}

async function answer<E extends AnyEndpoint, Admitted, Part>(
  host: Host<E, Admitted, Part>,
  incoming: Incoming,
  { key, bound, params }: Found<Bound<E>>,
  observed: RequestContext,
): Promise<Response> {
  const { request, resolved, address } = incoming;
  const { endpoint } = bound;
  host.check(resolved, params);

  const cookie = request.headers.get('cookie');
  const authorization = request.headers.get('authorization');
  const credentials = await credentialsOf(host.kind, cookie, authorization);
  checkOrigin(request, endpoint, credentials);

  const { token } = credentials;
  const now = clock.now();
  const arrived: Arrived<E> = { ...incoming, key, endpoint, params, token, observed, now };
  const caller = await host.callerOf(arrived);
  await enforceFloor(caller);
  const admitted = await host.admit(arrived, caller);
  const { raw, value } = await readBody(request, endpoint);
  const body = host.parse(endpoint.body, value);
  await enforceLimits(key, endpoint, caller, body);

  const { cookies, setCookies } = callCookies(host.kind, cookie, token);
  const result = await host.run(arrived, admitted, (part) => {
    const call = {
      ...part,
      body,
      params: endpoint.params ? host.parse(endpoint.params, params) : params,
      query: host.parse(endpoint.query, Object.fromEntries(new URLSearchParams(resolved.search))),
      request,
      raw,
      address,
      requestId: observed.requestId,
      now,
      cookies,
    };
    return bound.handle(call as never);
  });
  const response = host.reply(endpoint, result, request.headers.get('accept'));
  for (const header of setCookies) response.headers.append('set-cookie', header);
  return response;
}

async function answerOrRefuse<E extends AnyEndpoint, Admitted, Part>(
  host: Host<E, Admitted, Part>,
  incoming: Incoming,
  observed: RequestContext,
): Promise<Response> {
  const { request, resolved, address } = incoming;
  const routes = host.routes();
  const isHead = request.method === 'HEAD';
  const found = matchRoute(routes, isHead ? 'GET' : request.method, resolved.path);
  if (found) observed.route = templateOf(found.key);
  if (resolved.kind === 'brand') observed.brandId = resolved.brand.id;
  try {
    const wait = await takeArrival('calls', address);
    if (wait > 0) fail('too_many_requests', { retryAfter: wait });
    if (found) {
      const answered = await answer(host, incoming, found, observed);
      return isHead ? new Response(null, answered) : answered;
    }
    const others = METHODS.filter((method) =>
      matchRoute(routes, method === 'HEAD' ? 'GET' : method, resolved.path),
    );
    if (!host.answersAllow || others.length === 0) return fail('not_found');
    return fail('method_not_allowed', { allow: others.join(', ') });
  } catch (error) {
    return refusal(error, host.contextOf(found?.bound.endpoint), observed.requestId);
  }
}

/** Answers one call, by the endpoints of its host. Never throws: every failure becomes problem JSON. */
export async function dispatch(incoming: Incoming): Promise<Response> {
  const { method } = incoming.request;
  const observed = requestContext() ?? { requestId: randomUUID(), method, made: [] };
  return withRequest(observed, () =>
    incoming.resolved.kind === 'desk'
      ? answerOrRefuse(deskHost, incoming, observed)
      : answerOrRefuse(brandHost, incoming, observed),
  );
}
