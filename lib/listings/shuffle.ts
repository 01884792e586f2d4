import { createHash, randomInt } from 'node:crypto';
import { HOUR } from '../kernel/clock.ts';
import { SHUFFLE_HOUR_UTC } from './limits.ts';

/** Shuffle numbers lie in 0 ≤ n < SHUFFLE_END. */
export const SHUFFLE_END = 2_147_483_647;

export type ShuffleStart = {
  /** Which of the four shuffle columns this search reads. */
  readonly column: 1 | 2 | 3 | 4;
  /** Where in the circular order of shuffle numbers it begins. */
  readonly start: number;
};

const COLUMNS = [1, 2, 3, 4] as const;

/** The day of a shuffle, which begins with the renewal of the numbers. */
export function shuffleDay(now: Date): string {
  return new Date(now.getTime() - SHUFFLE_HOUR_UTC * HOUR).toISOString().slice(0, 10);
}

/** A member's shuffle of the day: every page of that day's searches reads the same order. */
export function shuffleStartOf(profileId: string, now: Date): ShuffleStart {
  const hash = createHash('sha256')
    .update(`${profileId} ${shuffleDay(now)}`)
    .digest();
  return {
    column: COLUMNS[hash.readUInt8(0) % COLUMNS.length] ?? 1,
    start: hash.readUInt32BE(1) % SHUFFLE_END,
  };
}

/** Four new shuffle numbers for a listing. */
export function shuffles(): readonly [number, number, number, number] {
  return [
    randomInt(SHUFFLE_END),
    randomInt(SHUFFLE_END),
    randomInt(SHUFFLE_END),
    randomInt(SHUFFLE_END),
  ];
}
