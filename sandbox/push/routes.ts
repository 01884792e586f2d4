import type { FaultPlan } from '../faults/plan.ts';
import { throughFaults } from '../faults/transport.ts';
import { foundOrAwaited } from '../http/arrivals.ts';
import { empty, html, json, problem, type Answer } from '../http/answer.ts';
import { isRecord, parseJson } from '../http/body.ts';
import { route, type Handler, type Route, type Visit } from '../http/router.ts';
import { decrypt } from './decrypt.ts';
import { pushPage } from './page.ts';
import type { PushState, Subscription } from './state.ts';
import { vapidFault } from './verify-vapid.ts';

const LARGEST = 4_096;
const OPERATION = { provider: 'push', operation: 'send' } as const;

const originOf = ({ headers }: Visit): string => `http://${headers.host ?? '127.0.0.1'}`;

function subscribe(state: PushState): Handler {
  return (visit) => {
    const asked = parseJson(visit.body);
    const key = isRecord(asked) ? asked['applicationServerKey'] : undefined;
    const { id, keys, auth } = state.subscribe(typeof key === 'string' ? key : null);
    return json(
      {
        endpoint: `${originOf(visit)}/push/to/${id}`,
        expirationTime: null,
        keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
      },
      201,
    );
  };
}

function take(state: PushState, subscription: Subscription, visit: Visit): Answer {
  const { headers, body } = visit;
  const ttl = Number(headers['ttl'] ?? Number.NaN);
  if (!Number.isInteger(ttl) || ttl < 0) return problem(400, 'bad_ttl', 'TTL is missing.');
  if (headers['content-encoding'] !== 'aes128gcm') {
    return problem(400, 'bad_encoding', 'The body is no aes128gcm.');
  }
  if (body.length > LARGEST) return problem(413, 'too_large', 'The body is larger than 4 kB.');
  const fault = vapidFault({
    header: headers.authorization,
    audience: originOf(visit),
    key: subscription.applicationServerKey,
  });
  if (fault !== null) return problem(403, 'bad_vapid', fault);
  const text = decrypt(body, subscription);
  if (text === null) return problem(400, 'bad_body', 'The browser could not read the body.');
  const topic = headers['topic'];
  const id = state.add({
    subscription: subscription.id,
    ttl,
    bytes: body.length,
    text,
    urgency: String(headers['urgency'] ?? 'normal'),
    topic: typeof topic === 'string' ? topic : null,
  });
  return { ...empty(201), headers: { location: `${originOf(visit)}/push/message/${id}` } };
}

function receive(state: PushState, faults: FaultPlan): Handler {
  return async (visit) => {
    const subscription = state.subscription(visit.params['id'] ?? '');
    if (!subscription) return problem(404, 'not_found', 'No such subscription.');
    const fault = faults.take({ ...OPERATION, kinds: ['subscription_gone', 'redirect_away'] });
    if (fault?.kind === 'subscription_gone') subscription.gone = true;
    if (subscription.gone) return problem(410, 'gone', 'The browser subscribes no more.');
    if (fault?.kind === 'redirect_away') {
      return { ...empty(307), headers: { location: `${originOf(visit)}/control/reset` } };
    }
    const failure = (status: 429 | 500): Answer => ({
      ...problem(status, 'push_failed', 'The push service failed.'),
      ...(status === 429 ? { headers: { 'retry-after': '7' } } : {}),
    });
    const call = { ...OPERATION, signal: visit.signal, failure };
    return throughFaults(faults, call, () => Promise.resolve(take(state, subscription, visit)));
  };
}

/** A push service with its browsers: decrypts messages as they would. */
export function pushRoutes(state: PushState, faults: FaultPlan): Route[] {
  return [
    route('POST', '/push/subscriptions', subscribe(state)),
    route('POST', '/push/to/:id', receive(state, faults)),
    route('GET', '/push', () => html(pushPage(state.find(null, null)))),
    route('GET', '/push.json', async (visit) => {
      const { searchParams: query } = visit.url;
      const find = () => state.find(query.get('id'), query.get('after'));
      return json(await foundOrAwaited(visit, state.arrivals, find));
    }),
  ];
}
