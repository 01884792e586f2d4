import type { z } from 'zod';
import type { DeskContracts } from '#lib/http/desk/contracts.ts';
import { CallError } from '#lib/http/client/call.ts';

type Field<E, K extends PropertyKey> = K extends keyof E ? E[K] : undefined;
type Body<E> = Field<E, 'body'> extends z.ZodType ? z.input<Field<E, 'body'>> : undefined;
/** A type as JSON transports it: dates become strings. */
export type Plain<T> = T extends Date
  ? string
  : T extends readonly (infer Item)[]
    ? readonly Plain<Item>[]
    : T extends object
      ? { readonly [K in keyof T]: Plain<T[K]> }
      : T;
type Answer<E> = Field<E, 'reply'> extends z.ZodType ? Plain<z.output<Field<E, 'reply'>>> : never;

/** The response of a call, by its key. */
export type DeskAnswer<K extends keyof DeskContracts> = Answer<DeskContracts[K]>;

type Input<K extends keyof DeskContracts> = {
  readonly body?: Body<DeskContracts[K]>;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Why a member's data are accessed; recorded in the log. */
  readonly purpose?: string;
  /** Completes even while the page is being left. */
  readonly keepalive?: boolean;
};

/** Calls the desk by an endpoint's key. Throws CallError; its code is `offline` if there was no response. */
export async function deskCall<K extends keyof DeskContracts>(
  key: K,
  { body, params = {}, query = {}, purpose, keepalive = false }: Input<K> = {},
): Promise<DeskAnswer<K>> {
  const [method = 'GET', path = ''] = key.split(' ');
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const search = new URLSearchParams(query).toString();
  const response = await fetch(search === '' ? filled : `${filled}?${search}`, {
    method,
    keepalive,
    headers: {
      accept: 'application/json',
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
      ...(purpose === undefined ? {} : { 'x-purpose': encodeURIComponent(purpose) }),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
  }).catch(() => {
    throw new CallError(0, { code: 'offline' });
  });
  const answer: unknown = await response.json().catch(() => ({}));
  if (!response.ok) throw new CallError(response.status, answer as Partial<CallError>);
  return answer as DeskAnswer<K>;
}
