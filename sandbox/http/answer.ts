import type { OutgoingHttpHeaders } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: string | Buffer | AsyncIterable<string>;
}

/** Ends the connection without an answer, as a network fault does. */
export const HANG_UP = Symbol('hang up');
export type Outcome = Answer | typeof HANG_UP;

export function json(body: unknown, status = 200, headers: OutgoingHttpHeaders = {}): Answer {
  return {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
    body: JSON.stringify(body),
  };
}

export function html(body: string, headers: OutgoingHttpHeaders = {}, status = 200): Answer {
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      ...headers,
    },
    body,
  };
}

export function empty(status = 204): Answer {
  return { status, headers: {}, body: '' };
}

export function seeOther(location: string): Answer {
  return { status: 303, headers: { location, 'cache-control': 'no-store' }, body: '' };
}

export function problem(status: number, code: string, message: string): Answer {
  return json({ code, message }, status);
}
