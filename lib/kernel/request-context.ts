import { AsyncLocalStorage } from 'node:async_hooks';
import { singleton } from './singleton.ts';

/** What is known of the request that runs, filled in on its way. */
export type RequestContext = {
  readonly requestId: string;
  readonly method: string;
  /** The route's template, never the address: it is bounded and names nobody. */
  route?: string;
  brandId?: string;
  /** Of the staff's: what for. */
  purpose?: string;
  /** Why it was refused. */
  code?: string;
  /** Rows of due work that it made, as `mail:ID`. */
  readonly made: string[];
};

const storage = singleton('request-context', () => new AsyncLocalStorage<RequestContext>());

/** The request, or the staff's command, that the caller works for; none in a job or a socket's event. */
export function requestContext(): RequestContext | undefined {
  return storage.getStore();
}

export function withRequest<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

/** For what a request sets off and is not its own: a round of due work does that of all. */
export function withoutRequest<T>(work: () => T): T {
  return storage.exit(work);
}

/** Called by what finds out, on the way, which brand a request is about. */
export function noteBrand(brandId: string | null | undefined): void {
  const context = storage.getStore();
  if (context && typeof brandId === 'string') context.brandId = brandId;
}

/** Called by what writes a row of due work: whoever looks for the request finds what followed from it. */
export function noteJob(kind: string, id: string): void {
  const made = storage.getStore()?.made;
  if (made && made.length < 20) made.push(`${kind}:${id}`);
}
