import type { z } from 'zod';
import type { DeskContract, DeskEndpoint } from '../../desk/endpoint.ts';
import type { Operator } from '../../desk/operator.ts';
import type { StaffAction } from '../../staff/audit.ts';

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type Sent<T> = T extends z.ZodType ? z.input<T> : undefined;
type Field<E, K extends PropertyKey> = K extends keyof E ? E[K] : undefined;

/** What a look showed, for the log. */
export type Shown = Partial<Pick<StaffAction, 'brandId' | 'subject' | 'data'>>;

/** What a handler of the desk gets: everything already parsed, limited and authorised as the endpoint says. */
export type DeskCall<E = DeskEndpoint> = {
  readonly body: Parsed<Field<E, 'body'>>;
  readonly query: Parsed<Field<E, 'query'>>;
  readonly params: Readonly<Record<string, string>>;
  /** As it came, for a form with a file. */
  readonly request: Request;
  /** Who asks; fails with `unauthenticated` where nobody had to be. */
  readonly operator: () => Operator;
  /** As the log names who asks. */
  readonly actor: () => string;
  readonly purpose: string | undefined;
  readonly userAgent: string;
  readonly address: string;
  readonly requestId: string;
  readonly now: Date;
  /** On which brand that stands which a call shows or changes; for a look also whose it is, where the address does not tell. */
  readonly about: (shown: Shown) => void;
  readonly session: {
    readonly token: string | undefined;
    /** Sets the desk's cookie to a token, or clears it with undefined. */
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

/** Binds each call of a contract to what answers it; a missing or surplus key does not compile. */
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
