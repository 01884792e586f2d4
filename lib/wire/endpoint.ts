import type { z } from 'zod';
import type { ErrorCode } from '../kernel/errors.ts';

/** Who may call. `visitor`: any caller on a brand's host; `signed`: the handler verifies a signature. */
type Access = 'visitor' | 'member' | 'staff' | 'signed';

export type Limit = {
  /** The key by which points are counted. */
  readonly by: 'address' | 'member' | 'email';
  readonly points: number;
  readonly seconds: number;
  /** The error returned when the limit is exceeded; default `too_many_requests`. */
  readonly error?: ErrorCode;
};

export type Endpoint<
  Body extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> = {
  /** First half of the wire's error message. */
  readonly context: string;
  readonly access: Access;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: Query;
  readonly body?: Body;
  /** The encoding of the body: plain JSON, the `utente` envelope (JSON accepted too), a form, raw bytes. */
  readonly bodyAs?: 'json' | 'envelope' | 'multipart' | 'raw';
  /** The largest accepted body, in bytes; default 64 KiB. */
  readonly bodyLimit?: number;
  readonly reply: Reply;
  /** The encoding of the answer: JSON, the sealed text, HTML, or a Response that the handler builds. */
  readonly replyAs?: 'json' | 'sealed' | 'html' | 'response';
  /** Keys of the reply that the texts themselves have in English: they are not translated. */
  readonly verbatimKeys?: readonly string[];
  readonly errors: readonly ErrorCode[];
  readonly limits?: readonly Limit[];
  /** State-changing calls check Origin; these are the listed exemptions. */
  readonly originExempt?: boolean;
};

export type Contract = Readonly<
  Record<`${'GET' | 'POST' | 'PUT' | 'DELETE'} /api/${string}`, Endpoint>
>;

/** Preserves the exact type of an endpoint, so that handlers and the browser's client are typed by its key. */
export function endpoint<const E extends Endpoint>(definition: E): E {
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
