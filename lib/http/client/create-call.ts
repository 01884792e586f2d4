import type { AnyContract, RequestBodyOf } from '../../wire/endpoint.ts';
import { CallError } from './call-error.ts';

export type CallInput<E> = {
  readonly body?: RequestBodyOf<E>;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sends the request even while the page is being unloaded. */
  readonly keepalive?: boolean;
};

/** How a host names fields in what is sent and received. */
type Naming = {
  readonly encode: (body: unknown) => unknown;
  readonly decode: (answer: unknown) => unknown;
};

function addressOf(
  key: string,
  { params, query = {} }: Pick<CallInput<unknown>, 'params' | 'query'>,
) {
  const [method = 'GET', path = ''] = key.split(' ');
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params?.[name] ?? ''),
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString();
  return { method, url: search === '' ? filled : `${filled}?${search}` };
}

/**
 * The typed client of a host's endpoints. It calls one by its key and throws CallError: the server's code, or
 * `offline` when no answer arrives. `Answers` are the replies as the pages see them.
 */
export function createCall<C extends AnyContract, Answers extends Record<keyof C, unknown>>({
  encode,
  decode,
}: Naming) {
  return async <K extends keyof C & string>(
    key: K,
    input: CallInput<C[K]> = {},
  ): Promise<Answers[K]> => {
    const { method, url } = addressOf(key, input);
    const sends = method !== 'GET';
    const headers: Record<string, string> = { ...input.headers, accept: 'application/json' };
    if (sends) headers['content-type'] = 'application/json';
    const response = await fetch(url, {
      method,
      credentials: 'same-origin',
      headers,
      ...(input.signal ? { signal: input.signal } : {}),
      ...(input.keepalive ? { keepalive: true } : {}),
      ...(sends ? { body: JSON.stringify(encode(input.body ?? {})) } : {}),
    }).catch(() => {
      throw new CallError(0, { code: 'offline' });
    });
    const isJson = (response.headers.get('content-type') ?? '').includes('json');
    if (!response.ok) {
      const problem: unknown = isJson ? await response.json().catch(() => ({})) : {};
      throw new CallError(response.status, problem as Partial<CallError>);
    }
    if (!isJson) return (await response.text()) as Answers[K];
    return decode(await response.json()) as Answers[K];
  };
}
