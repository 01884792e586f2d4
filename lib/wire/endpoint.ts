import type { z } from 'zod';
import type { Duty } from '../identity/roles.ts';
import type { ErrorCode } from '../kernel/errors.ts';

export type Limit = {
  /** The key by which points are counted. */
  readonly by: 'address' | 'member' | 'email';
  readonly points: number;
  readonly seconds: number;
  /** The error returned when the limit is exceeded; default `too_many_requests`. */
  readonly error?: ErrorCode;
};

/** What an endpoint declares on either kind of host. */
type Declared = {
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /**
   * The encoding of the body: plain JSON, the `utente` envelope (JSON accepted too), raw bytes, or a form, which the
   * handler reads from `request` itself.
   */
  readonly bodyAs?: 'json' | 'envelope' | 'multipart' | 'raw';
  /** The largest accepted body, in bytes; default 64 KiB. */
  readonly bodyLimit?: number;
  readonly reply: z.ZodType;
  readonly errors: readonly ErrorCode[];
  readonly limits?: readonly Limit[];
  /**
   * A POST that changes nothing of the caller's: their next searches may come from a replica. At the desk: nothing that
   * others see.
   */
  readonly readOnly?: boolean;
  /** State-changing calls check Origin; these are the listed exemptions. */
  readonly originExempt?: boolean;
};

/** An endpoint of the brands' hosts; its names are translated for the wire. */
export type Endpoint = Declared & {
  /** First half of the wire's error message. */
  readonly context: string;
  /** Who may call. `visitor`: any caller on a brand's host; `signed`: the handler verifies a signature. */
  readonly access: 'visitor' | 'member' | 'staff' | 'signed';
  /** The encoding of the answer: JSON, the sealed text, HTML, or a Response that the handler builds. */
  readonly replyAs?: 'json' | 'sealed' | 'html' | 'response';
  /** Keys of the reply that the texts themselves have in English: they are not translated. */
  readonly verbatimKeys?: readonly string[];
};

/** An endpoint of the desk's host. Its wire names are English, because only our own pages call it. */
export type DeskEndpoint = Declared & {
  /**
   * Who may call. `public`: any caller on the desk's host; `password`: who has proven the password, but not yet the
   * second factor; a duty needs both factors and a role that has it, a list any one of its duties.
   */
  readonly access: 'public' | 'password' | 'operator' | Duty | readonly Duty[];
  /**
   * Shows or changes a member's data: the call is refused without a purpose, and the audit log records the
   * access and its purpose.
   */
  readonly personal?: boolean;
  /**
   * Hard to undo, or a way to more rights: the call is refused with `second_factor_needed` unless the operator has
   * proven the second factor within `SECOND_FACTOR_RECENT_MS`.
   */
  readonly recentSecondFactor?: boolean;
  /**
   * Polled every few seconds while a page is open, and without personal data: the audit log records the
   * opening of the page, not each poll.
   */
  readonly polled?: boolean;
};

export type AnyEndpoint = Endpoint | DeskEndpoint;

type Key = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`;

/** Endpoints by "METHOD /path". */
export type Contract = Readonly<Record<Key, Endpoint>>;
export type DeskContract = Readonly<Record<Key, DeskEndpoint>>;
export type AnyContract = Contract | DeskContract;

/** Preserves the exact type of an endpoint, so that handlers and the browser's client are typed by its key. */
export function endpoint<const E extends AnyEndpoint>(definition: E): E {
  return definition;
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type Sent<T> = T extends z.ZodType ? z.input<T> : undefined;
type Field<E, K extends PropertyKey> = K extends keyof E ? E[K] : undefined;

export type BodyOf<E> = Parsed<Field<E, 'body'>>;
export type QueryOf<E> = Parsed<Field<E, 'query'>>;
export type ParamsOf<E> = Parsed<Field<E, 'params'>>;
/** What a handler returns, before the reply schema has parsed it. */
export type ReplyOf<E> = Sent<Field<E, 'reply'>>;
/** What a browser sends and receives, with English names. */
export type RequestBodyOf<E> = Sent<Field<E, 'body'>>;
export type AnswerOf<E> = Parsed<Field<E, 'reply'>>;
