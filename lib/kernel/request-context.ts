import { AsyncLocalStorage } from 'node:async_hooks';
import { singleton } from './singleton.ts';

/** What is known about the current request, completed while it runs. */
export type RequestContext = {
  readonly requestId: string;
  readonly method: string;
  /** The route's template, never the URL: its values are bounded and contain no personal data. */
  route?: string;
  brandId?: string;
  /** For a staff request: the stated purpose. */
  purpose?: string;
  /** The error code when the request was refused. */
  code?: string;
  /** Rows of due work created by the request, as `mail:ID`. */
  readonly made: string[];
};

const storage = singleton('request-context', () => new AsyncLocalStorage<RequestContext>());

/** The current request or staff command; undefined in a job or a socket event. */
export function requestContext(): RequestContext | undefined {
  return storage.getStore();
}

export function withRequest<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

/**
 * Runs work that a request triggers but that does not belong to it alone: a run of due work processes the
 * rows of all requests.
 */
export function withoutRequest<T>(work: () => T): T {
  return storage.exit(work);
}

/** Called by code that finds out which brand a request is about. */
export function noteBrand(brandId: string | null | undefined): void {
  const context = storage.getStore();
  if (context && typeof brandId === 'string') context.brandId = brandId;
}

/** Called by code that inserts a row of due work, so that a search for the request also finds the work it caused. */
export function noteJob(kind: string, id: string): void {
  const made = storage.getStore()?.made;
  if (made && made.length < 20) made.push(`${kind}:${id}`);
}
