import type { Choice } from '#lib/discovery/swipe/contract.ts';

/** Faster than this many px/s at the end, a card leaves however far it has come. */
const FLING_SPEED = 300;
/** Slower, it leaves past this share of its own width. */
const FAR_SHARE = 1 / 3;
/** A finger wanders this far before it means a direction. */
const SLACK = 8;
/** A flick shorter than this is a tap that slipped. */
const SHORTEST_FLING = 24;
/** Only the last moments of a drag say how fast it ends. */
const SPEED_WINDOW_MS = 100;
const MOST_TILT_DEGREES = 9;
const FLIGHT_MS = { least: 140, most: 280 } as const;

export interface Sample {
  readonly x: number;
  /** Milliseconds, of the events' own clock. */
  readonly at: number;
}

/** Which way a drag goes, once it has gone far enough to tell: up and down are not ours. Pure. */
export function directionOf(dx: number, dy: number): 'sideways' | 'upright' | null {
  if (Math.max(Math.abs(dx), Math.abs(dy)) < SLACK) return null;
  return Math.abs(dx) > Math.abs(dy) ? 'sideways' : 'upright';
}

/** Speed in px/s over the last moments before `now`; negative to the left. A finger that rests has none. Pure. */
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

/** What letting go means; null brings the card back. Who pulls back fast has changed their mind. Pure. */
export function choiceOf({ dx, speed, width }: Release): Choice | null {
  const choice = dx > 0 ? 'like' : 'dislike';
  if (Math.abs(speed) >= FLING_SPEED) {
    return Math.sign(speed) === Math.sign(dx) && Math.abs(dx) >= SHORTEST_FLING ? choice : null;
  }
  return Math.abs(dx) > width * FAR_SHARE ? choice : null;
}

/** How much of a decision a drag is by now, 0 to 1: fades the stamps and lifts the next card. Pure. */
export function decidedness(dx: number, width: number): number {
  return Math.min(1, Math.abs(dx) / (width * FAR_SHARE));
}

/** A card turns as it is pushed at its side. Pure. */
export function placed(dx: number, width: number): string {
  const tilt = Math.max(-1, Math.min(1, dx / width)) * MOST_TILT_DEGREES;
  return `translate3d(${dx.toFixed(1)}px, 0, 0) rotate(${tilt.toFixed(2)}deg)`;
}

/** How long a card flies over what is left of its way at the speed it was let go with. Pure. */
export function flightMs(distance: number, speed: number): number {
  const ms = (Math.abs(distance) / Math.max(Math.abs(speed), 1)) * 1000;
  return Math.min(FLIGHT_MS.most, Math.max(FLIGHT_MS.least, ms));
}
