import { json, type Answer } from '../http/answer.ts';

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized Request',
  404: 'Not Found',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
};

/** A call that is refused as such, in the provider's words. */
export class ServiceError extends Error {
  readonly status: number;
  /** What was wrong of the request's fields. */
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
