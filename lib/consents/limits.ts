import { DAY } from '../kernel/clock.ts';

/** How long a cookie choice holds; after it the banner asks again (Garante, guidelines of 10 June 2021: six months). */
export const COOKIE_CHOICE_MS = 182 * DAY;
