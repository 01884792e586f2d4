import type { Flow } from '../flows/queries.ts';
import { flowCookieValue } from '../flows/newcomer-flow.ts';
import { DAY } from '../kernel/clock.ts';
import { setCookie } from '../security/cookie.ts';

/** Of the last member here: who signs up from this browser without an address of their own begins in it. */
export const FLOW_COOKIE = 'fluxid';
const MAX_AGE_MS = 90 * DAY;

export async function flowCookie(flow: Flow): Promise<string> {
  return setCookie(FLOW_COOKIE, await flowCookieValue(flow), MAX_AGE_MS);
}
