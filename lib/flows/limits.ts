import { DAY } from '../kernel/clock.ts';

/** How long a browser keeps the flow of the landing that it came by. */
export const FLOW_COOKIE_MS = 90 * DAY;
