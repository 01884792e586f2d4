import type { Flow } from '../flows/queries.ts';
import { flowCookieValue } from '../flows/newcomer-flow.ts';
import { DAY } from '../kernel/clock.ts';
import { setCookie } from '../security/cookie.ts';

/** Flow of the last member who used this browser: a new signup without a `fluxid` in the URL starts with it. */
export const FLOW_COOKIE = 'fluxid';
const MAX_AGE_MS = 90 * DAY;

export async function flowCookie(flow: Flow): Promise<string> {
  return setCookie(FLOW_COOKIE, await flowCookieValue(flow), MAX_AGE_MS);
}
