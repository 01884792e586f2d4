import { matchRoute, prepareRoutes } from '#lib/http/match-route.ts';
import type { Contracts, EndpointKey } from '#lib/http/contracts.ts';
import type { AnswerOf, RequestBodyOf } from '#lib/wire/endpoint.ts';
import { fromWire, toWire } from '#lib/wire/rename.ts';

/** One call that the page made, with decoded English names. */
export type Request<Body = unknown> = {
  readonly key: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Body;
};

const IS_REFUSAL = Symbol('refusal');

type Refusal = {
  readonly [IS_REFUSAL]: true;
  readonly status: number;
  readonly problem: object;
};

type Refused = {
  readonly params?: Readonly<Record<string, string | number | boolean>>;
  readonly fields?: readonly { readonly path: string; readonly code: string }[];
};

/** A refused call, as problem JSON: `refusal(422, 'input_invalid', { fields: [...] })`. */
export function refusal(status: number, code: string, more: Refused = {}): Refusal {
  const { params = {}, fields = [] } = more;
  return { [IS_REFUSAL]: true, status, problem: { code, params, fields } };
}

/** The answer of a server that is down behind its proxy, without JSON. */
export function brokenAnswer(status = 503): Refusal {
  return { [IS_REFUSAL]: true, status, problem: {} };
}

/** An answer that is lost in the network. */
export const OFFLINE = Symbol('offline');

type Answer<K extends EndpointKey> = AnswerOf<Contracts[K]> | Refusal | typeof OFFLINE;

/**
 * The answers of endpoints, with English names: constant, or computed from the request; a promise delays the
 * answer.
 */
export type Answers = {
  readonly [K in EndpointKey]?:
    | Answer<K>
    | ((request: Request<RequestBodyOf<Contracts[K]>>) => Answer<K> | Promise<Answer<K>>);
};

type Handler = (request: Request) => unknown;

/** Logging calls with no visible effect: answered by default unless a test answers them. */
const UNSEEN: readonly string[] = ['POST /api/log/client', 'POST /api/log/event'];

const answers = new Map<string, Handler>();
const calls: Request[] = [];
const unanswered: string[] = [];

/** Answers endpoints from now on until the test ends, in place of earlier answers. */
export function answering(more: Answers): void {
  for (const [key, answer] of Object.entries(more) as [string, unknown][]) {
    answers.set(key, typeof answer === 'function' ? (answer as Handler) : () => answer);
  }
}

/** The same for endpoints that the test itself does not answer. */
export function answeringByDefault(more: Answers): void {
  const missing = Object.entries(more).filter(([key]) => !answers.has(key));
  answering(Object.fromEntries(missing));
}

/** The calls of one endpoint so far, oldest first. */
export function callsOf<K extends EndpointKey>(
  key: K,
): readonly Request<RequestBodyOf<Contracts[K]>>[] {
  return calls.filter((one) => one.key === key) as Request<RequestBodyOf<Contracts[K]>>[];
}

/** Calls that no test answered, which fail the test. */
export function unansweredCalls(): readonly string[] {
  return unanswered;
}

export function resetServer(): void {
  answers.clear();
  for (const key of UNSEEN) answers.set(key, () => ({ result: 'OK', counted: false }));
  calls.length = 0;
  unanswered.length = 0;
}

function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && IS_REFUSAL in answer;
}

function bodyOf(init: RequestInit | undefined): unknown {
  const body = init?.body;
  return typeof body === 'string' ? fromWire(JSON.parse(body)) : body;
}

/** Replaces the browser's fetch: same origin only, matched by method and path, with the wire's names. */
export async function answerFetch(input: string | URL, init?: RequestInit): Promise<Response> {
  const url = new URL(input, location.href);
  const method = init?.method ?? 'GET';
  const found = matchRoute(prepareRoutes(answers), method, url.pathname);
  if (found === undefined || url.origin !== location.origin) {
    unanswered.push(`${method} ${url.origin === location.origin ? url.pathname : url.href}`);
    throw new TypeError('Failed to fetch');
  }
  const { key, params, bound } = found;
  const query = Object.fromEntries(url.searchParams);
  const request = { key, params, query, body: bodyOf(init) };
  calls.push(request);
  const answer = await bound(request);
  // Over a network no answer arrives in the same turn of the event loop.
  await new Promise((next) => void setImmediate(next));
  if (init?.signal?.aborted === true) throw new DOMException('aborted', 'AbortError');
  if (answer === OFFLINE) throw new TypeError('Failed to fetch');
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  if (!isRefusal(answer)) return new Response(JSON.stringify(toWire(answer)), { headers });
  const { status, problem } = answer;
  const isProblem = Object.keys(problem).length > 0;
  return isProblem
    ? new Response(JSON.stringify(problem), { status, headers })
    : new Response('', { status, headers: { 'content-type': 'text/plain' } });
}
