import type { IncomingHttpHeaders } from 'node:http';
import { problem, type Outcome } from './answer.ts';

export interface Visit {
  readonly method: string;
  readonly url: URL;
  readonly params: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The name in the client certificate; undefined without one. */
  readonly peer: string | undefined;
  /** Aborted when the client disconnects or the process stops. */
  readonly signal: AbortSignal;
}

export type Handler = (visit: Visit) => Outcome | Promise<Outcome>;
export interface Route {
  readonly method: string;
  readonly segments: readonly string[];
  readonly handle: Handler;
}

/** `pattern` is a path whose segments may be `:name`; the named segments are passed decoded in `params`. */
export function route(method: string, pattern: string, handle: Handler): Route {
  return { method, segments: pattern.split('/').slice(1), handle };
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

function matchPath(segments: readonly string[], parts: readonly string[]) {
  if (segments.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const part = decoded(parts[index] ?? '');
    if (part === undefined) return undefined;
    if (segment.startsWith(':') && part !== '') params[segment.slice(1)] = part;
    else if (segment !== part) return undefined;
  }
  return params;
}

/** First match wins. Unknown paths answer 404, known paths with another method 405, both as JSON. */
export function createRouter(routes: readonly Route[]) {
  return async (visit: Omit<Visit, 'params'>): Promise<Outcome> => {
    const path = visit.url.pathname.replace(/(?<=.)\/$/, '');
    const parts = path.split('/').slice(1);
    const allowed = new Set<string>();
    for (const candidate of routes) {
      const params = matchPath(candidate.segments, parts);
      if (params === undefined) continue;
      if (candidate.method === visit.method) return candidate.handle({ ...visit, params });
      allowed.add(candidate.method);
    }
    if (allowed.size === 0) return problem(404, 'not_found', `No endpoint at ${path}.`);
    const refusal = problem(405, 'method_not_allowed', `${path} does not take ${visit.method}.`);
    return { ...refusal, headers: { ...refusal.headers, allow: [...allowed].join(', ') } };
  };
}
