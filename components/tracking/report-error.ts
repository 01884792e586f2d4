import { reportLog } from '#lib/http/client/report-log.ts';

const MAX_PER_PAGE = 8;
const MAX_LENGTH = 1_500;
const STACK_LINES = 6;

const reported = new Set<string>();

/** Queries and fragments of addresses: they may contain a token or a click id. */
const QUERY = /(\.[a-z]{2,4}|\/[\w-]*)[?#][^\s)"':]*/gi;

/** The report of an error: its message, the first lines of its stack, the path without ids. Pure. */
export function faultText(error: unknown, pathname: string): string {
  const { message, stack } =
    error instanceof Error ? error : { message: String(error), stack: undefined };
  const places = (stack ?? '')
    .split('\n')
    .filter((line) => /:\d+/.test(line))
    .slice(0, STACK_LINES)
    .map((line) => line.trim());
  const page = pathname.replace(/\/(chats|user|profilo_bloccato|fine_like)\/[^/]+/, '/$1/…');
  return [message, ...places, `on ${page}`].join('\n').replace(QUERY, '$1').slice(0, MAX_LENGTH);
}

/** The reference text's names for an uncaught error and for one that a boundary caught. */
type Caught = 'E R R O R' | 'E R R O R BOUNDARY';

/** Reports an error of this page to the server: each once, a few a page at most. Never throws. */
export function reportError(subject: Caught, error: unknown): void {
  const logText = faultText(error, window.location.pathname);
  if (reported.has(logText) || reported.size >= MAX_PER_PAGE) return;
  reported.add(logText);
  reportLog(subject, logText);
}
