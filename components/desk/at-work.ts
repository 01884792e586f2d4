const QUIET_MS = 5 * 60_000;
const ACTIVITY_EVENTS = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const;

let last = 0;
/** The document whose events are followed. */
let watched: Document | null = null;
const waiting = new Set<() => void>();

/** Records activity of the operator on this page. */
export function noteWork(): void {
  last = Date.now();
  for (const listener of waiting) {
    waiting.delete(listener);
    listener();
  }
}

function watch(): void {
  watched = document;
  noteWork();
  for (const kind of ACTIVITY_EVENTS)
    addEventListener(kind, noteWork, { capture: true, passive: true });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) noteWork();
  });
}

/**
 * Whether the operator is active on this page. An open page alone neither claims items that others could
 * decide nor keeps a session alive.
 */
export function atWork(): boolean {
  // During server rendering.
  if (typeof document === 'undefined') return false;
  if (watched !== document) watch();
  return !document.hidden && Date.now() - last < QUIET_MS;
}

/** Whether the page's automatic requests have to pause; never during server rendering. */
export function isQuiet(): boolean {
  return typeof document !== 'undefined' && !atWork();
}

/** Calls the listener once, at the operator's next activity. Returns a function that cancels it. */
export function onWork(listener: () => void): () => void {
  waiting.add(listener);
  return () => waiting.delete(listener);
}

/** Runs `act` now, or at the operator's next activity if the page is quiet. Returns a function that cancels it. */
export function whenAtWork(act: () => void): () => void {
  if (isQuiet()) return onWork(act);
  act();
  return () => undefined;
}
