import { brandById } from '#lib/brands/registry.ts';
import { resolveRequest } from '#lib/brands/resolve-request.ts';
import { dispatch } from '#lib/http/dispatch.ts';
import { open } from '#lib/wire/envelope.ts';

function hostOf(brandId: string): string {
  return `${brandById(brandId)?.hosts[0] ?? ''}:3000`;
}

type Sent = {
  readonly brandId?: string;
  readonly method?: 'GET' | 'POST';
  readonly body?: unknown;
  /** Names and values of cookies, as a browser stores them. */
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Answered = {
  readonly status: number;
  readonly answer: Record<string, unknown>;
  readonly location: string;
  /** The cookie header a browser would send back: `name=value; name=value`. */
  readonly cookie: string;
};

function parsed(text: string, type: string): Record<string, unknown> {
  if (type.includes('json')) return JSON.parse(text) as Record<string, unknown>;
  return (open(text, 'amarena-wire') ?? {}) as Record<string, unknown>;
}

/** Calls the API as a browser on one of the brand's own pages does. */
export async function browse(path: string, sent: Sent = {}): Promise<Answered> {
  const { brandId = 'dolcevita', body, cookie } = sent;
  const host = hostOf(brandId);
  const method = sent.method ?? (body === undefined ? 'GET' : 'POST');
  const request = new Request(`http://${host}${path}`, {
    method,
    headers: {
      host,
      ...(method === 'GET' ? {} : { origin: `http://${host}`, 'content-type': 'application/json' }),
      ...(cookie === undefined ? {} : { cookie }),
      ...sent.headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const resolved = resolveRequest(host, path);
  const response = await dispatch({ request, resolved, address: '127.0.0.1' });
  const text = await response.text();
  return {
    status: response.status,
    answer: text === '' ? {} : parsed(text, response.headers.get('content-type') ?? ''),
    location: response.headers.get('location') ?? '',
    cookie: response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0] ?? '')
      .join('; '),
  };
}
