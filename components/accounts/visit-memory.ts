import { readDecision } from '#components/legal/cookie-memory.ts';
import { KEPT_PARAMETERS, visitOrigin, type VisitOrigin } from './visit-origin.ts';

/** What this browser keeps of the visit; nothing where storage is forbidden. */
function kept(): Readonly<Record<string, string>> {
  try {
    return Object.fromEntries(
      KEPT_PARAMETERS.flatMap((name) => {
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
    for (const name of KEPT_PARAMETERS) {
      const value = query.get(name);
      if (!decision.marketing) window.localStorage.removeItem(name);
      else if (value !== null && value !== '') window.localStorage.setItem(name, value);
    }
    if (!decision.measuring) window.localStorage.removeItem('fingerprint');
  } catch {
    // A browser that stores nothing keeps nothing.
  }
}

/** Where this visitor comes from, as a signup or login tells it. */
export function thisVisit(): VisitOrigin {
  const { pathname, search } = window.location;
  return visitOrigin(pathname, search, kept());
}
