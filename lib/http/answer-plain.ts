import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** Answers with a short text and no page: for requests that are refused before their path is looked at. */
export function answerPlain(
  response: ServerResponse,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    ...headers,
  });
  response.end(text);
}
