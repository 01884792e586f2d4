import { MAIL_RETRY_DELAYS_MS } from './limits.ts';

/** Milliseconds until the next try; undefined when there is none. */
export function waitAfter(attempts: number): number | undefined {
  return MAIL_RETRY_DELAYS_MS[attempts - 1];
}

function answerOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('responseCode' in error)) return undefined;
  return typeof error.responseCode === 'number' ? error.responseCode : undefined;
}

/** The mail server answered with an error status. */
export function isAnswer(error: unknown): boolean {
  return answerOf(error) !== undefined;
}

/** A 5xx answer is final. */
export function isFinal(error: unknown): boolean {
  return (answerOf(error) ?? 0) >= 500;
}

/** Final and about the mailbox: it does not exist or refuses mail. Other refusals concern the sender or the content. */
export function isBounce(error: unknown): boolean {
  return isFinal(error) && (error as { command?: unknown }).command === 'RCPT TO';
}

/** The part of an error that is stored: its code and number, never the server's text, which may quote the address. */
export function faultOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  // Errors of the mail connection have a code; one without a code is our own, and its message says what to
  // do.
  if (error instanceof Error && !('code' in error)) return error.message.slice(0, 200);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';
  const number =
    'responseCode' in error && typeof error.responseCode === 'number'
      ? ` ${error.responseCode}`
      : '';
  return `${code}${number}`;
}
