const QUIET_MS = 5 * 60_000;
const ACTIVITY_EVENTS = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const;

let last = 0;
let watched = false;
const waiting = new Set<() => void>();

/** Somebody did something here. */
export function noteWork(): void {
  last = Date.now();
  for (const listener of waiting) {
    waiting.delete(listener);
    listener();
  }
}

function watch(): void {
  watched = true;
  noteWork();
  for (const kind of ACTIVITY_EVENTS)
    addEventListener(kind, noteWork, { capture: true, passive: true });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) noteWork();
  });
}

/**
 * Whether somebody works at this page. An open page alone neither holds on to what others could judge nor keeps
 * a session alive.
 */
export function atWork(): boolean {
  // While the page is rendered on the server.
  if (typeof document === 'undefined') return false;
  if (!watched) watch();
  return !document.hidden && Date.now() - last < QUIET_MS;
}

/** Whether what a page asks for by itself has to wait; never while it is rendered on the server. */
export function isQuiet(): boolean {
  return typeof document !== 'undefined' && !atWork();
}

/** Calls once, when somebody does something here again. Returns how to take it back. */
export function onWork(listener: () => void): () => void {
  waiting.add(listener);
  return () => waiting.delete(listener);
}

/** Does something now, or as soon as somebody is here again. Returns how to take it back. */
export function whenAtWork(act: () => void): () => void {
  if (isQuiet()) return onWork(act);
  act();
  return () => undefined;
}
