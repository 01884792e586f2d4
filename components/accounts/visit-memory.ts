import { readDecision } from '#components/legal/cookie-memory.ts';
import {
  STORED_PARAMETERS,
  namesAffiliate,
  visitOrigin,
  type VisitOrigin,
} from './visit-origin.ts';

/** How the server saw this browser, on brands with affiliates. */
const SEEN_ADDRESS = ['ip', 'ua'] as const;

/** What this browser keeps of the visit; nothing where storage is forbidden. */
function storedParameters(): Readonly<Record<string, string>> {
  try {
    return Object.fromEntries(
      STORED_PARAMETERS.flatMap((name) => {
        const value = window.localStorage.getItem(name);
        return value === null ? [] : [[name, value]];
      }),
    );
  } catch {
    return {};
  }
}

/**
 * Follows the cookie choice: allowed, the parameters of this address are kept for a later signup; refused,
 * what was kept is forgotten; not chosen yet, nothing is written.
 */
export function rememberVisit(): void {
  const decision = readDecision(Date.now());
  if (decision === undefined) return;
  const query = new URLSearchParams(window.location.search);
  try {
    for (const name of STORED_PARAMETERS) {
      const value = query.get(name);
      const forgotten = !decision.marketing || namesAffiliate(query);
      if (forgotten) window.localStorage.removeItem(name);
      if (decision.marketing && value !== null && value !== '') {
        window.localStorage.setItem(name, value);
      }
    }
    if (!decision.marketing) {
      for (const name of SEEN_ADDRESS) window.localStorage.removeItem(name);
    }
    if (!decision.measuring) window.localStorage.removeItem('fingerprint');
  } catch {
    // A browser that stores nothing keeps nothing.
  }
}

/** Where this visitor comes from, as a signup or login tells it. */
export function thisVisit(): VisitOrigin {
  const { pathname, search } = window.location;
  return visitOrigin(pathname, search, storedParameters());
}
