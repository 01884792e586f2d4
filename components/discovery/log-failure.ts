import { CallError } from '#lib/http/client/call-error.ts';
import { reportLog } from '#lib/http/client/report-log.ts';

const SUBJECT = 'profile service';
const MAX_PER_PAGE = 5;

const reported = new Set<string>();

/** Logs a failed call of the profile service on the server: each failure once, a few per page at most. */
export function logFailure(what: string, error: unknown): void {
  const code = error instanceof CallError ? `${error.code} ${String(error.status)}` : String(error);
  const logText = `${what}: ${code}`;
  if (reported.has(logText) || reported.size >= MAX_PER_PAGE) return;
  reported.add(logText);
  reportLog(SUBJECT, logText);
}
