import { json, type Answer } from '../http/answer.ts';

export type ErrorType = 'validation' | 'security' | 'internal' | 'configuration';

/** An error of the call itself, in the provider's format; a refused card is not one of these. */
export class ServiceError extends Error {
  readonly status: number;
  readonly errorCode: string;
  readonly errorType: ErrorType;

  constructor(status: number, errorCode: string, errorType: ErrorType, message: string) {
    super(message);
    this.status = status;
    this.errorCode = errorCode;
    this.errorType = errorType;
  }
}

export const invalid = (errorCode: string, message: string) =>
  new ServiceError(422, errorCode, 'validation', message);

export function errorAnswer({ status, errorCode, errorType, message }: ServiceError): Answer {
  return json({ status, errorCode, message, errorType }, status);
}
