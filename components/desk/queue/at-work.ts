const QUIET_MS = 5 * 60_000;

let last = 0;

/** Somebody pressed something here. */
export function noteWork(): void {
  last = Date.now();
}

/**
 * Whether somebody works at this page. An open page alone neither holds on to what others could judge nor keeps
 * a session alive.
 */
export function atWork(): boolean {
  // While the page is rendered on the server.
  if (typeof document === 'undefined') return false;
  if (last === 0) noteWork();
  return !document.hidden && Date.now() - last < QUIET_MS;
}
