import type { SwipeChoice } from '#lib/db/generated/enums.ts';

/** Faster than this many px/s at the end, a card leaves however far it has come. */
const FLING_SPEED = 300;
/** A slower card leaves past this fraction of its own width. */
const FAR_SHARE = 1 / 3;
/** A finger moves this far before its direction counts. */
const SLACK = 8;
/** A flick shorter than this counts as a tap. */
const MIN_FLING_PX = 24;
/** Only the last moments of a drag determine its final speed. */
const SPEED_WINDOW_MS = 100;
const MAX_TILT_DEGREES = 9;
const FLIGHT_MS = { least: 140, most: 280 } as const;

export interface Sample {
  readonly x: number;
  /** Milliseconds, of the events' own clock. */
  readonly at: number;
}

/** The direction of a drag, once it has gone far enough; vertical drags belong to the page. Pure. */
export function directionOf(dx: number, dy: number): 'sideways' | 'upright' | null {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < SLACK) return null;
  return Math.abs(dx) > Math.abs(dy) ? 'sideways' : 'upright';
}

/** Speed in px/s over the last moments before `now`; negative to the left, 0 for a finger at rest. Pure. */
export function speedOf(samples: readonly Sample[], now: number): number {
  const recent = samples.filter(({ at }) => now - at <= SPEED_WINDOW_MS);
  const [first] = recent;
  const last = recent.at(-1);
  if (first === undefined || last === undefined || now <= first.at) return 0;
  return ((last.x - first.x) / (now - first.at)) * 1000;
}

interface Release {
  readonly dx: number;
  readonly speed: number;
  /** Of the card, in px. */
  readonly width: number;
}

/** The choice that a release means; null returns the card, also when it was quickly pulled back. Pure. */
export function choiceOf({ dx, speed, width }: Release): SwipeChoice | null {
  const choice = dx > 0 ? 'like' : 'dislike';
  if (Math.abs(speed) >= FLING_SPEED) {
    return Math.sign(speed) === Math.sign(dx) && Math.abs(dx) >= MIN_FLING_PX ? choice : null;
  }
  return Math.abs(dx) > width * FAR_SHARE ? choice : null;
}

/** How close a drag is to a decision, 0 to 1: fades the stamps and lifts the next card. Pure. */
export function decidedness(dx: number, width: number): number {
  return Math.min(1, Math.abs(dx) / (width * FAR_SHARE));
}

/** The transform of a dragged card: it tilts as it moves sideways. Pure. */
export function placed(dx: number, width: number): string {
  const tilt = Math.max(-1, Math.min(1, dx / width)) * MAX_TILT_DEGREES;
  return `translate3d(${dx.toFixed(1)}px, 0, 0) rotate(${tilt.toFixed(2)}deg)`;
}

/** How long a card flies over the remaining distance at the speed of its release. Pure. */
export function flightMs(distance: number, speed: number): number {
  const ms = (Math.abs(distance) / Math.max(Math.abs(speed), 1)) * 1000;
  return Math.min(FLIGHT_MS.most, Math.max(FLIGHT_MS.least, ms));
}
