import { request } from 'node:http';
import { text as read } from 'node:stream/consumers';

type Answer = {
  readonly status: number;
  readonly text: string;
  /** Complete `Set-Cookie` values. */
  readonly setCookies: readonly string[];
  /** Value of `Retry-After`. */
  readonly retryAfter: string | undefined;
};

type Call = {
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly timeoutMs?: number;
};

/** Calls an app by port under a brand's host. `fetch` does not allow callers to set the host header. */
export function callApi(
  port: number,
  host: string,
  path: string,
  { token, headers: more = {}, body, timeoutMs }: Call = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = {
      host: `${host}:${port}`,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...more,
    };
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const { statusCode: status = 0, headers: answered } = response;
      const setCookies = answered['set-cookie'] ?? [];
      // Rejects an answer that was cut off and has no `end` event.
      const retryAfter = answered['retry-after'];
      resolve(read(response).then((text) => ({ status, text, setCookies, retryAfter })));
    });
    sent.on('error', reject);
    if (timeoutMs !== undefined) {
      sent.setTimeout(timeoutMs, () => {
        sent.destroy(new Error(`${path} did not answer`));
      });
    }
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
