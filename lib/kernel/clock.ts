import { singleton } from './singleton.ts';

const state = singleton('clock', () => ({ offsetMs: 0, movedMs: 0 }));

/** The one source of time. Tests move it through the control port, which exists only under DEMO. */
export const clock = {
  now: (): Date => new Date(Date.now() + state.offsetMs),
  ms: (): number => Date.now() + state.offsetMs,
  /**
   * Never goes back: a move of the clock in either direction adds its length, so that cache entries expire
   * although a test sets the clock back.
   */
  elapsedMs: (): number => Date.now() + state.movedMs,
  offset: (): number => state.offsetMs,
  setOffset: (offsetMs: number): void => {
    state.movedMs += Math.abs(offsetMs - state.offsetMs);
    state.offsetMs = offsetMs;
  },
};

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export function after(at: Date, ms: number): Date {
  return new Date(at.getTime() + ms);
}
