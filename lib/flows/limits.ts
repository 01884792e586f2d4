import { DAY } from '../kernel/clock.ts';

/** How long a browser keeps the flow of the landing that it came by. */
export const FLOW_COOKIE_MS = 90 * DAY;
/** Credits for a message where a flow names no cost (the texts' default message value). */
export const DEFAULT_MESSAGE_COST = 10;

/** An experiment is planned by the flow's conversions of this many days. */
export const EXPERIMENT_BASELINE_DAYS = 28;

/** As used in URLs: `fluxid=7`. */
export const FLOW_CODE = /^[\w-]{1,20}$/;
