import type { Flow } from '../flows/queries.ts';
import { DAY } from '../kernel/clock.ts';
import { setCookie } from '../security/cookie.ts';

/** Of the last member here: who signs up from this browser without an address of their own begins in it. */
export const FLOW_COOKIE = 'fluxid';
const KEPT_MS = 90 * DAY;

export function flowCookie(flow: Flow): string {
  return setCookie(FLOW_COOKIE, flow.code, KEPT_MS);
}
