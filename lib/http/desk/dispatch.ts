import { randomUUID } from 'node:crypto';
import type { DeskEndpoint } from '../../desk/endpoint.ts';
import type { Operator } from '../../identity/operator.ts';
import { mayDo } from '../../identity/roles.ts';
import { deskCookie } from '../../desk/session/cookie.ts';
import { findOperator, liveSession } from '../../desk/session/find-operator.ts';
import { dutyPurpose } from '../../desk/duty-purpose.ts';
import { clock } from '../../kernel/clock.ts';
import { fail } from '../../kernel/errors.ts';
import {
  noteBrand,
  requestContext,
  withRequest,
  type RequestContext,
} from '../../kernel/request-context.ts';
import { singleton } from '../../kernel/singleton.ts';
import { originAllowed } from '../../security/origin.ts';
import { logAccess } from '../../audit/audit.ts';
import { purposeIn } from '../../staff/purpose.ts';
import { enforceFloor, enforceLimits, type Caller } from '../enforce-limits.ts';
import { matchRoute, prepareRoutes, templateOf } from '../match-route.ts';
import { parsePlain } from '../parse-input.ts';
import { readBody } from '../read-body.ts';
import { refusal } from '../reply.ts';
import { deskToken } from './credentials.ts';
import type { DeskBound, DeskCall, Shown } from './handlers-for.ts';
import { deskEndpoints } from './registry.ts';

type Incoming = {
  readonly request: Request;
  readonly path: string;
  readonly search: string;
  readonly address: string;
};
type Ready = Incoming & {
  readonly key: string;
  readonly bound: DeskBound;
  readonly params: Readonly<Record<string, string>>;
  readonly observed: RequestContext;
};

const routes = () => singleton('desk-routes', () => prepareRoutes(deskEndpoints));

function admitted(access: DeskEndpoint['access'], operator: Operator | null): void {
  if (access === 'anybody' || access === 'half') return;
  if (!operator) return fail('unauthenticated');
  if (access !== 'operator' && !mayDo(operator.role, access)) fail('forbidden');
}

async function begun(token: string | undefined, now: Date): Promise<boolean> {
  return token !== undefined && (await liveSession(token, now)) !== null;
}

/** The purpose that a desk page asks the operator for before it shows a member's data. */
function purposeOf(request: Request): string | undefined {
  const given = request.headers.get('x-purpose');
  if (given === null) return undefined;
  try {
    return purposeIn(decodeURIComponent(given));
  } catch {
    return undefined;
  }
}

function ownPurpose(access: DeskEndpoint['access']): string {
  if (access === 'anybody' || access === 'half') return 'Coming to the desk';
  return access === 'operator' ? 'Work at the desk' : dutyPurpose(access);
}

async function answer(ready: Ready): Promise<Response> {
  const { request, search, bound, key, params, address, observed } = ready;
  const { requestId } = observed;
  const { endpoint } = bound;
  // PostgreSQL cannot store U+0000, and the access log stores the requested parameters.
  if (Object.values(params).some((value) => value.includes('\0'))) fail('not_found');
  const cookie = request.headers.get('cookie');
  const token = await deskToken(cookie);
  const claim = {
    origin: request.headers.get('origin'),
    host: request.headers.get('host') ?? '',
    fetchSite: request.headers.get('sec-fetch-site'),
    hasCookie: token !== undefined,
  };
  if (request.method !== 'GET' && !originAllowed(claim)) fail('origin_refused');
  const caller: Caller = { address, viewer: { kind: 'visitor' }, brandId: 'desk' };
  await enforceFloor(caller);
  const now = clock.now();
  const operator = token === undefined ? null : await findOperator(token, now);
  admitted(endpoint.access, operator);
  if (endpoint.access === 'half' && !(await begun(token, now))) fail('unauthenticated');
  const given = purposeOf(request);
  if (endpoint.personal === true && given === undefined) fail('purpose_missing');
  const purpose = given ?? ownPurpose(endpoint.access);
  const { value } = await readBody(request, { bodyAs: endpoint.bodyAs ?? 'json' });
  const body = parsePlain(endpoint.body, value);
  await enforceLimits(key, endpoint, caller, body);
  const actor = (): string => `operator:${(operator ?? fail('unauthenticated')).operatorId}`;
  const setCookies: string[] = [];
  const subject = Object.values(params)[0] ?? 'desk';
  const only = operator?.brandIds.length === 1 ? operator.brandIds[0] : undefined;
  let access: Shown & { subject: string } = { subject };
  observed.purpose = purpose;
  noteBrand(only);
  const handle = (): Promise<unknown> => {
    const call: DeskCall = {
      request,
      params,
      purpose,
      address,
      requestId,
      now,
      actor,
      about: (shown) => {
        access = { ...access, ...shown };
        noteBrand(shown.brandId);
      },
      body,
      query: parsePlain(endpoint.query, Object.fromEntries(new URLSearchParams(search))),
      operator: () => operator ?? fail('unauthenticated'),
      userAgent: request.headers.get('user-agent') ?? '',
      session: {
        token,
        set: async (fresh) => {
          setCookies.push(await deskCookie(fresh));
        },
      },
    };
    return bound.handle(call as never);
  };
  let result: unknown;
  try {
    result = await handle();
  } finally {
    // Logs the access before anything is returned, whatever the result of the query.
    if (operator && request.method === 'GET' && endpoint.polled !== true) {
      const data = { requestId, ...access.data };
      await logAccess({ ...access, actor: actor(), action: key, data, now });
    }
  }
  const response =
    result instanceof Response
      ? result
      : Response.json(endpoint.reply.parse(result), { headers: { 'cache-control': 'no-store' } });
  for (const header of setCookies) response.headers.append('set-cookie', header);
  return response;
}

async function dispatch(incoming: Incoming, observed: RequestContext): Promise<Response> {
  try {
    const found = matchRoute(routes(), incoming.request.method, incoming.path);
    if (found) observed.route = templateOf(found.key);
    return await answer({ ...incoming, ...(found ?? fail('not_found')), observed });
  } catch (error) {
    return refusal(error, 'desk', observed.requestId);
  }
}

/** Answers one call of the desk. Never throws: every failure becomes problem JSON. */
export async function deskDispatch(incoming: Incoming): Promise<Response> {
  const { method } = incoming.request;
  const observed = requestContext() ?? { requestId: randomUUID(), method, made: [] };
  return withRequest(observed, () => dispatch(incoming, observed));
}
