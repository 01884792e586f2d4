import { json, type Answer } from '../http/answer.ts';

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized Request',
  404: 'Not Found',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
};

/** A refused call, in the provider's error format. */
export class ServiceError extends Error {
  readonly status: number;
  /** The invalid field of the request. */
  readonly field: string | undefined;

  constructor(status: number, detail: string, field?: string) {
    super(detail);
    this.status = status;
    this.field = field;
  }
}

export const notFound = (what: string) =>
  new ServiceError(404, `No ${what} exists with this token.`);

export function errorAnswer({ status, message: detail, field }: ServiceError): Answer {
  const title = TITLES[status] ?? 'Error';
  const documentation = { href: 'https://docs.mollie.com/errors', type: 'text/html' };
  const body = { status, title, detail, ...(field && { field }), _links: { documentation } };
  return json(body, status, { 'content-type': 'application/hal+json' });
}
