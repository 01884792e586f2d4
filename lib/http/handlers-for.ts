import type { BodyOf, Contract, Endpoint, ParamsOf, QueryOf, ReplyOf } from '../wire/endpoint.ts';
import type { MemberViewer, Viewer } from '../identity/viewer.ts';
import type { Brand, Locale } from '../brands/schema.ts';

/** Argument of a handler: everything is already parsed, rate-limited and authenticated as the endpoint declares. */
export type Call<E = Endpoint> = {
  readonly body: BodyOf<E>;
  readonly query: QueryOf<E>;
  readonly params: ParamsOf<E>;
  readonly viewer: Viewer;
  /** The member who calls; fails with `unauthenticated` for a visitor. */
  readonly member: () => MemberViewer;
  readonly brand: Brand;
  readonly locale: Locale;
  readonly request: Request;
  /** The unparsed body of a `raw` endpoint, for signature checks. */
  readonly raw: string;
  readonly address: string;
  readonly requestId: string;
  readonly now: Date;
  readonly cookies: {
    /** The session token of this request, from cookie or bearer. */
    readonly token: string | undefined;
    readonly read: (name: string) => string | undefined;
    /** Sets the session cookie to a token, or clears it when undefined. */
    readonly session: (token: string | undefined) => Promise<void>;
    readonly append: (header: string) => void;
  };
};

type Result<E> = E extends { readonly replyAs: 'response' }
  ? Response
  : E extends { readonly replyAs: 'sealed' }
    ? ReplyOf<E> | Response
    : ReplyOf<E>;

export type Handlers<C extends Contract> = {
  readonly [K in keyof C]: (call: Call<C[K]>) => Promise<Result<C[K]>>;
};

export type Bound = {
  readonly endpoint: Endpoint;
  readonly handle: (call: Call<never>) => Promise<unknown>;
};

/** Binds each endpoint of a contract to its handler; a missing or surplus key does not compile. */
export function handlersFor<const C extends Contract>(
  contract: C,
  handlers: Handlers<C>,
): ReadonlyMap<string, Bound> {
  const bound = new Map<string, Bound>();
  for (const [key, endpoint] of Object.entries(contract)) {
    const handle = handlers[key as keyof C] as unknown as Bound['handle'];
    bound.set(key, { endpoint, handle });
  }
  return bound;
}
