import { jest } from '@jest/globals';

const { now } = Date;

/** From now on the clock is ahead by this much; timers run on. Ended by `jest.restoreAllMocks`. */
export function laterBy(milliseconds: number): void {
  jest.spyOn(Date, 'now').mockImplementation(() => now() + milliseconds);
}
