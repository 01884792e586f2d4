import { jest } from '@jest/globals';
import { act } from '@testing-library/react';

/** For user-event under Jest's fake timers: its own short waits pass with them. */
export const fakeTimeUser = {
  advanceTimers: (ms: number): void => {
    jest.advanceTimersByTime(ms);
  },
};

/** So much time passes, and the page has reacted. */
export async function pass(ms: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(ms));
}
