import { AppError, isAppError } from '../kernel/errors.ts';
import { isDatabaseAway } from './circuit.ts';
import { RETRY_AFTER_S } from './limits.ts';

/** A statement that was not sent because the database does not answer. */
export class DatabaseAway extends Error {
  readonly code = 'DATABASE_AWAY';

  constructor() {
    super('the database does not answer');
    this.name = 'DatabaseAway';
  }
}

/** Codes of PostgreSQL (class 08, 57P), of the network and of Prisma for a connection that ended or was not made. */
const CODES =
  /^(?:08\w{3}|57P0[1-3]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|P1001|P1002|P1008|P1017|DATABASE_AWAY)$/;
const TEXTS = /Connection terminated|timeout exceeded when trying to connect|Query read timeout/;

function isLostConnection(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, cause } = error as { code?: unknown; message?: unknown; cause?: unknown };
  if (typeof code === 'string' && CODES.test(code)) return true;
  return (typeof message === 'string' && TEXTS.test(message)) || isLostConnection(cause);
}

/**
 * The error that a caller receives: `unavailable` with the seconds until the next try when the database did not
 * answer, else the error itself. What a call had written is unknown then; a repetition finds it by its key.
 */
export function withDatabaseAway(error: unknown): unknown {
  if (isAppError(error) || !(isDatabaseAway() || isLostConnection(error))) return error;
  return new AppError('unavailable', { retryAfter: RETRY_AFTER_S });
}
