import { jest } from '@jest/globals';
import { act } from '@testing-library/react';

/** Options of user-event for Jest's fake timers: advances them by its own short delays. */
export const fakeTimeUser = {
  advanceTimers: (ms: number): void => {
    jest.advanceTimersByTime(ms);
  },
};

/** Advances the timers by so much and lets the page react. */
export async function pass(ms: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(ms));
}
