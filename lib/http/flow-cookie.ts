import type { Flow } from '../flows/queries.ts';
import { flowCookieValue } from '../flows/newcomer-flow.ts';
import { setCookie } from '../security/cookie.ts';
import { FLOW_COOKIE_MS } from '../flows/limits.ts';

/** Flow of the last member who used this browser: a new signup without a `fluxid` in the URL starts with it. */
export const FLOW_COOKIE = 'fluxid';

export async function flowCookie(flow: Flow): Promise<string> {
  return setCookie(FLOW_COOKIE, await flowCookieValue(flow), FLOW_COOKIE_MS);
}
