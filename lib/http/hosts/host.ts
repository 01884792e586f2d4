import type { z } from 'zod';
import type { Resolved } from '../../brands/resolve-request.ts';
import type { RequestContext } from '../../kernel/request-context.ts';
import type { HostKind } from '../../security/session-cookie.ts';
import type { AnyEndpoint } from '../../wire/endpoint.ts';
import type { Caller } from '../enforce-limits.ts';
import type { Bound } from '../handlers-for.ts';
import type { Routes } from '../match-route.ts';

export type Incoming = {
  readonly request: Request;
  readonly resolved: Resolved;
  readonly address: string;
};

/** A call whose endpoint is known and whose origin is allowed. */
export type Arrived<E extends AnyEndpoint> = Incoming & {
  readonly key: string;
  readonly endpoint: E;
  /** The parameters in the path, unparsed. */
  readonly params: Readonly<Record<string, string>>;
  readonly token: string | undefined;
  readonly observed: RequestContext;
  readonly now: Date;
};

/**
 * What differs between the brands and the desk when a call is answered; `dispatch` has the steps. `Admitted` is
 * the identified caller, `Part` what only this host's handlers get.
 */
export type Host<E extends AnyEndpoint, Admitted, Part> = {
  readonly kind: HostKind;
  readonly routes: () => Routes<Bound<E>>;
  /** Whether a known path answers 405 with `Allow` to another method; otherwise 404. */
  readonly answersAllow: boolean;
  /** First half of the error message; undefined for an unknown path. */
  readonly contextOf: (endpoint: E | undefined) => string;
  /** Refuses what no endpoint of the host can answer. */
  readonly check: (resolved: Resolved, params: Arrived<E>['params']) => void;
  /** Whose calls the rate limits count. */
  readonly callerOf: (arrived: Arrived<E>) => Promise<Caller>;
  /** Refuses callers without access to the endpoint. */
  readonly admit: (arrived: Arrived<E>, caller: Caller) => Promise<Admitted>;
  readonly parse: (schema: z.ZodType | undefined, value: unknown) => unknown;
  /** Runs the handler with what only this host knows, and logs the access where the host does. */
  readonly run: (
    arrived: Arrived<E>,
    admitted: Admitted,
    handle: (part: Part) => Promise<unknown>,
  ) => Promise<unknown>;
  readonly reply: (endpoint: E, value: unknown, accepts: string | null) => Response;
};
