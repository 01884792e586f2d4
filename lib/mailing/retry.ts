import { HOUR, MINUTE } from '../kernel/clock.ts';

/** Waits after the first, second … failed try; when they are used up the mail has failed. */
const RETRY_DELAYS_MS = [MINUTE, 5 * MINUTE, 20 * MINUTE, HOUR, 4 * HOUR, 12 * HOUR] as const;

/** Milliseconds until the next try, or undefined when no further one is due. */
export function waitAfter(attempts: number): number | undefined {
  return RETRY_DELAYS_MS[attempts - 1];
}

function answerOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('responseCode' in error)) return undefined;
  return typeof error.responseCode === 'number' ? error.responseCode : undefined;
}

/** The mail server was there and said no. */
export function isAnswer(error: unknown): boolean {
  return answerOf(error) !== undefined;
}

/** A 5xx answer is final. */
export function isFinal(error: unknown): boolean {
  return (answerOf(error) ?? 0) >= 500;
}

/** Final, and about the mailbox: it does not exist or will not have us. Other refusals are about us or the mail. */
export function isBounce(error: unknown): boolean {
  return isFinal(error) && (error as { command?: unknown }).command === 'RCPT TO';
}

/** What is kept of an error: its kind and number, never the server's sentence, which may quote the address. */
export function faultOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  // Errors of the mail connection have a code; one without is our own and says what to do.
  if (error instanceof Error && !('code' in error)) return error.message.slice(0, 200);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';
  const number =
    'responseCode' in error && typeof error.responseCode === 'number'
      ? ` ${error.responseCode}`
      : '';
  return `${code}${number}`;
}
