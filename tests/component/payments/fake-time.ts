import { jest } from '@jest/globals';
import { act } from '@testing-library/react';

/** Options of user-event for Jest's fake timers: advances them by its own short delays. */
export const fakeTimeUser = {
  advanceTimers: (ms: number): void => {
    jest.advanceTimersByTime(ms);
  },
};

/** A stored answer takes a few turns of the event loop, whose `setImmediate` stays real. */
async function answersArrive(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((next) => void setImmediate(next));
}

/** Advances the timers by so much, a second at a time, and lets answers arrive before and after each step. */
export async function pass(ms: number): Promise<void> {
  await act(answersArrive);
  for (let left = ms; left >= 0; left -= 1_000) {
    await act(async () => {
      await jest.advanceTimersByTimeAsync(Math.min(left, 1_000));
      await answersArrive();
    });
  }
}
