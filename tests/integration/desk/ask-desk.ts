import { deskCookie, deskCookieName } from '#tests/setup/desk-cookie.ts';
import { deskDispatch } from '#tests/setup/desk-dispatch.ts';

type Asked = {
  readonly token?: string | undefined;
  readonly body?: unknown;
  /** Sent as it is, in place of `body` as JSON. */
  readonly raw?: string;
  /** An upload, in place of `body`. */
  readonly form?: FormData;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly origin?: string | null;
  readonly purpose?: string;
};

const HOST = 'desk.localhost:3000';

/** Calls the desk as its pages do: with the cookie and the desk's Origin. */
export async function askDesk(key: string, { token, body = {}, params = {}, ...rest }: Asked = {}) {
  const [method = 'GET', pattern = ''] = key.split(' ');
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? 'nobody');
  const cookie = token === undefined ? '' : ((await deskCookie(token)).split(';')[0] ?? '');
  const origin = rest.origin === undefined ? `http://${HOST}` : rest.origin;
  // Buffered first: the stream of a FormData breaks when its reader stops early.
  const whole = rest.form && new Response(rest.form);
  const type = whole?.headers.get('content-type') ?? 'application/json';
  const sent = whole ? await whole.arrayBuffer() : (rest.raw ?? JSON.stringify(body));
  const request = new Request(`http://${HOST}${path}`, {
    method,
    headers: {
      host: HOST,
      cookie,
      ...(origin === null ? {} : { origin }),
      ...(rest.purpose === undefined ? {} : { 'x-purpose': encodeURIComponent(rest.purpose) }),
      ...(method === 'GET' ? {} : { 'content-type': type }),
    },
    ...(method === 'GET' ? {} : { body: sent }),
  });
  const search = new URLSearchParams(rest.query).toString();
  const response = await deskDispatch({ request, path, search, address: '127.0.0.9' });
  const text = await response.text();
  const { headers } = response;
  const answered = headers.get('content-type') ?? '';
  // A picture is not JSON: only its type is returned.
  const answer = (answered.includes('json') ? JSON.parse(text) : { type: answered }) as Readonly<
    Record<string, unknown>
  >;
  const set = headers.get('set-cookie');
  const sealed = new RegExp(`${deskCookieName()}=([^;]*)`).exec(set ?? '')?.[1];
  return { status: response.status, code: answer['code'], answer, text, sealed, set, headers };
}
