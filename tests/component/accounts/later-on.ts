import { jest } from '@jest/globals';

const { now } = Date;

/** Sets the clock ahead by this much from now on; timers keep running. `jest.restoreAllMocks` ends it. */
export function laterBy(milliseconds: number): void {
  jest.spyOn(Date, 'now').mockImplementation(() => now() + milliseconds);
}
