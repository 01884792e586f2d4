import type { AnswerOf, RequestBodyOf } from '../../wire/endpoint.ts';
import { fromWire, pathFromWire, toWire } from '../../wire/rename.ts';
import type { Contracts, EndpointKey } from '../contracts.ts';

type FieldFault = { readonly path: string; readonly code: string };

/**
 * A refused API call as the browser sees it, with decoded (English) field names; `code` has copy under
 * `errors.<code>`.
 */
export class CallError extends Error {
  readonly code: string;
  readonly status: number;
  readonly params: Readonly<Record<string, string | number | boolean>>;
  readonly fields: readonly FieldFault[];

  constructor(status: number, problem: Partial<Pick<CallError, 'code' | 'params' | 'fields'>>) {
    super(problem.code ?? 'unexpected');
    this.name = 'CallError';
    this.status = status;
    this.code = problem.code ?? 'unexpected';
    this.params = problem.params ?? {};
    this.fields = (problem.fields ?? []).map(({ path, code }) => ({
      path: pathFromWire(path),
      code,
    }));
  }
}

/** The error code of a failed call; `unexpected` for anything that is not a `CallError`. */
export function codeOf(error: unknown): string {
  return error instanceof CallError ? error.code : 'unexpected';
}

type Input<K extends EndpointKey> = {
  readonly body?: RequestBodyOf<Contracts[K]>;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sends the request even while the page is being unloaded. */
  readonly keepalive?: boolean;
};

function address(key: string, input: Input<EndpointKey>): { method: string; url: string } {
  const [method = 'GET', path = ''] = key.split(' ');
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(input.params?.[name] ?? ''),
  );
  const query = new URLSearchParams(
    Object.entries(input.query ?? {}).map(([name, value]) => [name, String(value)]),
  ).toString();
  return { method, url: query === '' ? filled : `${filled}?${query}` };
}

/**
 * Calls an endpoint by its key; request and answer use English field names. Throws CallError; `offline` when
 * no answer arrives.
 */
export async function call<K extends EndpointKey>(
  key: K,
  input: Input<K> = {},
): Promise<AnswerOf<Contracts[K]>> {
  const { method, url } = address(key, input as unknown as Input<EndpointKey>);
  const response = await fetch(url, {
    method,
    credentials: 'same-origin',
    ...(input.signal ? { signal: input.signal } : {}),
    ...(input.keepalive ? { keepalive: true } : {}),
    headers: {
      ...input.headers,
      accept: 'application/json',
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(toWire(input.body ?? {})) }),
  }).catch(() => {
    throw new CallError(0, { code: 'offline' });
  });
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok) {
    throw new CallError(
      response.status,
      type.includes('json') ? ((await response.json()) as Partial<CallError>) : {},
    );
  }
  if (!type.includes('json')) return (await response.text()) as AnswerOf<Contracts[K]>;
  return fromWire(await response.json()) as AnswerOf<Contracts[K]>;
}
