import { randomBytes } from 'node:crypto';
import { json, type Answer } from '../http/answer.ts';

const MESSAGES = {
  INVALID_REQUEST: 'Request is not well-formed, syntactically incorrect, or violates schema.',
  AUTHENTICATION_FAILURE: 'Authentication failed due to invalid authentication credentials.',
  NOT_AUTHORIZED: 'Authorization failed due to insufficient permissions.',
  RESOURCE_NOT_FOUND: 'The specified resource does not exist.',
  UNPROCESSABLE_ENTITY:
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
  RATE_LIMIT_REACHED: 'Too many requests. Blocked due to rate limiting.',
  INTERNAL_SERVER_ERROR: 'An internal server error has occurred.',
} as const;

/** A refused call, in the provider's error format. */
export class ServiceError extends Error {
  readonly status: number;
  readonly errorName: keyof typeof MESSAGES;
  readonly issue: string;

  constructor(status: number, errorName: keyof typeof MESSAGES, issue: string) {
    super(issue);
    this.status = status;
    this.errorName = errorName;
    this.issue = issue;
  }
}

export const unprocessable = (issue: string) =>
  new ServiceError(422, 'UNPROCESSABLE_ENTITY', issue);

export const notFound = () => new ServiceError(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');

export function errorAnswer({ status, errorName, issue }: ServiceError): Answer {
  const body = {
    name: errorName,
    message: MESSAGES[errorName],
    debug_id: randomBytes(7).toString('hex'),
    details: [{ issue }],
    links: [],
  };
  return json(body, status);
}
