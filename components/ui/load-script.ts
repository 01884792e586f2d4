/** Before the first repetition; each further one waits twice as long. */
const FIRST_MS = 2_000;
const MAX_DELAY_MS = 30_000;

const failing = new Set<symbol>();
const listeners = new Set<() => void>();

/** Whether a script of the page is missing at present. */
export const isScriptMissing = (): boolean => failing.size > 0;

/** Subscribes to changes of `isScriptMissing`; returns the function that unsubscribes. */
export function onScriptMissing(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}

/** Resolves after a delay, or as soon as the network is back. */
function nextAttempt(delayMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, delayMs);
    window.addEventListener('online', end);
  });
}

/** Loads a script of the page. In a browser it repeats a failed load until it succeeds. */
export async function loadScript<Script>(load: () => Promise<Script>): Promise<Script> {
  if (typeof window === 'undefined') return load();
  const id = Symbol('script');
  for (let delayMs = FIRST_MS; ; delayMs = Math.min(delayMs * 2, MAX_DELAY_MS)) {
    try {
      const script = await load();
      if (failing.delete(id)) notify();
      return script;
    } catch {
      failing.add(id);
      notify();
      await nextAttempt(delayMs);
    }
  }
}
