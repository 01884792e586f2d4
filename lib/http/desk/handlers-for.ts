import type { z } from 'zod';
import type { DeskContract, DeskEndpoint } from '../../desk/endpoint.ts';
import type { Operator } from '../../identity/operator.ts';
import type { StaffAction } from '../../audit/audit.ts';

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type Sent<T> = T extends z.ZodType ? z.input<T> : undefined;
type Field<E, K extends PropertyKey> = K extends keyof E ? E[K] : undefined;

/** What a query showed, for the access log. */
export type Shown = Partial<Pick<StaffAction, 'brandId' | 'subject' | 'data'>>;

/** Argument of a desk handler: everything is already parsed, rate-limited and authorised as the endpoint declares. */
export type DeskCall<E = DeskEndpoint> = {
  readonly body: Parsed<Field<E, 'body'>>;
  readonly query: Parsed<Field<E, 'query'>>;
  readonly params: Readonly<Record<string, string>>;
  /** The original request, for a form with a file. */
  readonly request: Request;
  /** The operator who calls; fails with `unauthenticated` where the endpoint requires no login. */
  readonly operator: () => Operator;
  /** The caller's name in the access log. */
  readonly actor: () => string;
  readonly purpose: string | undefined;
  readonly userAgent: string;
  readonly address: string;
  readonly requestId: string;
  readonly now: Date;
  /**
   * Sets the brand of what a call shows or changes, for the log; for a query also the member concerned, when
   * the URL does not name them.
   */
  readonly about: (shown: Shown) => void;
  readonly session: {
    readonly token: string | undefined;
    /** Sets the desk's cookie to a token, or clears it when undefined. */
    readonly set: (token: string | undefined) => Promise<void>;
  };
};

type DeskHandlers<C extends DeskContract> = {
  readonly [K in keyof C]: (call: DeskCall<C[K]>) => Promise<Sent<Field<C[K], 'reply'>> | Response>;
};

export type DeskBound = {
  readonly endpoint: DeskEndpoint;
  readonly handle: (call: DeskCall<never>) => Promise<unknown>;
};

/** Binds each endpoint of a contract to its handler; a missing or surplus key does not compile. */
export function deskHandlersFor<const C extends DeskContract>(
  contract: C,
  handlers: DeskHandlers<C>,
): ReadonlyMap<string, DeskBound> {
  return new Map(
    Object.entries(contract).map(([key, endpoint]) => {
      const handle = handlers[key as keyof C] as unknown as DeskBound['handle'];
      return [key, { endpoint, handle }] as const;
    }),
  );
}
