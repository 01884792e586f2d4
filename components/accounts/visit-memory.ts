import { readDecision } from '#components/legal/cookie-memory.ts';
import {
  STORED_PARAMETERS,
  namesAffiliate,
  visitOrigin,
  type VisitOrigin,
} from './visit-origin.ts';

/** IP address and user agent as the server saw them, on brands with affiliates. */
const SEEN_ADDRESS = ['ip', 'ua'] as const;

/** The visit parameters that this browser stores; none where storage is forbidden. */
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
 * Follows the cookie choice. If allowed, the parameters of this address are stored for a later signup; if
 * refused, the stored ones are deleted; before a choice, nothing is written.
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
    // Storage is forbidden: there is nothing to store or delete.
  }
}

/** Where this visitor comes from, as sent with a signup or login. */
export function thisVisit(): VisitOrigin {
  const { pathname, search } = window.location;
  return visitOrigin(pathname, search, storedParameters());
}
