import { env } from '../kernel/env.ts';

export type OriginClaim = {
  readonly origin: string | null;
  readonly host: string;
  readonly fetchSite: string | null;
  readonly hasCookie: boolean;
};

/**
 * Whether a state-changing request is allowed from its origin. A browser always sends an Origin on such
 * requests, so a request without one is accepted only if it carries no session cookie.
 */
export function originAllowed(claim: OriginClaim): boolean {
  if (claim.origin !== null) return claim.origin === `${env().PUBLIC_SCHEME}://${claim.host}`;
  if (claim.fetchSite !== null && claim.fetchSite !== 'same-origin') return false;
  return !claim.hasCookie;
}
