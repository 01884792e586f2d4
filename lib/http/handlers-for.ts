import type { StaffAction } from '../audit/audit-entry.ts';
import type { Brand, Locale } from '../brands/schema.ts';
import type { Operator } from '../identity/operator.ts';
import type { MemberViewer, Viewer } from '../identity/viewer.ts';
import type {
  AnyContract,
  AnyEndpoint,
  BodyOf,
  Contract,
  DeskEndpoint,
  Endpoint,
  ParamsOf,
  QueryOf,
  ReplyOf,
} from '../wire/endpoint.ts';

/** What every handler gets: already parsed, rate-limited and authorised as the endpoint declares. */
type SharedCall<E> = {
  readonly body: BodyOf<E>;
  readonly query: QueryOf<E>;
  readonly request: Request;
  /** The unparsed body of a `raw` endpoint, for signature checks. */
  readonly raw: string;
  readonly address: string;
  readonly requestId: string;
  readonly now: Date;
  readonly cookies: {
    /** The session token of this request. */
    readonly token: string | undefined;
    readonly read: (name: string) => string | undefined;
    /** Sets the session cookie to a token, or clears it when undefined. */
    readonly session: (token: string | undefined) => Promise<void>;
    readonly append: (header: string) => void;
  };
};

/** What only handlers of a brand get. */
export type BrandPart = {
  readonly viewer: Viewer;
  /** The member who calls; fails with `unauthenticated` for a visitor. */
  readonly member: () => MemberViewer;
  readonly brand: Brand;
  readonly locale: Locale;
};

/** What a query showed, for the access log. */
export type Shown = Partial<Pick<StaffAction, 'brandId' | 'subject' | 'data'>>;

/** What only handlers of the desk get. */
export type DeskPart = {
  /** The operator who calls; fails with `unauthenticated` where the endpoint requires no login. */
  readonly operator: () => Operator;
  /** The caller's name in the access log. */
  readonly actor: () => string;
  readonly purpose: string | undefined;
  readonly userAgent: string;
  /**
   * Sets the brand of what a call shows or changes, for the log; for a query also the member concerned, when
   * the URL does not name them.
   */
  readonly about: (shown: Shown) => void;
};

/** Argument of a handler of a brand. */
export type Call<E = Endpoint> = SharedCall<E> & BrandPart & { readonly params: ParamsOf<E> };

/** Argument of a handler of the desk, whose endpoints have no schema for parameters. */
export type DeskCall<E = DeskEndpoint> = SharedCall<E> &
  DeskPart & { readonly params: Readonly<Record<string, string>> };

type Result<E> = E extends { readonly replyAs: 'response' }
  ? Response
  : E extends { readonly replyAs: 'sealed' } | DeskEndpoint
    ? ReplyOf<E> | Response
    : ReplyOf<E>;

type CallOf<E> = E extends Endpoint ? Call<E> : DeskCall<E>;

export type Handlers<C extends AnyContract> = {
  readonly [K in keyof C]: (call: CallOf<C[K]>) => Promise<Result<C[K]>>;
};

export type Bound<E extends AnyEndpoint = Endpoint> = {
  readonly endpoint: E;
  readonly handle: (call: never) => Promise<unknown>;
};

type EndpointsOf<C extends AnyContract> = C extends Contract ? Endpoint : DeskEndpoint;

/** Binds each endpoint of a contract to its handler; a missing or surplus key does not compile. */
export function handlersFor<const C extends AnyContract>(
  contract: C,
  handlers: Handlers<C>,
): ReadonlyMap<string, Bound<EndpointsOf<C>>> {
  return new Map(
    Object.entries(contract).map(([key, endpoint]) => {
      const handle = handlers[key as keyof C] as unknown as Bound['handle'];
      return [key, { endpoint: endpoint as EndpointsOf<C>, handle }] as const;
    }),
  );
}
