import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { atWork, isQuiet, whenAtWork } from '#components/desk/at-work.ts';

const MINUTE = 60_000;

/** A page with the events that the module subscribes to. */
function openPage() {
  const page = Object.assign(new EventTarget(), { hidden: false });
  Object.assign(globalThis, {
    document: page,
    addEventListener: page.addEventListener.bind(page),
  });
  return {
    press: () => page.dispatchEvent(new Event('keydown')),
    hide: (hidden: boolean) => {
      page.hidden = hidden;
      page.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-22T09:00:00Z') });
});

afterEach(() => {
  jest.useRealTimers();
});

test('a page polls while the operator is active, and stops after five minutes without activity', () => {
  // On the server there is no activity, and the page is not quiet.
  expect([atWork(), isQuiet()]).toEqual([false, false]);
  const page = openPage();
  expect(isQuiet()).toBe(false);
  jest.setSystemTime(Date.now() + 4 * MINUTE);
  expect(isQuiet()).toBe(false);
  page.press();
  jest.setSystemTime(Date.now() + 4 * MINUTE);
  expect(isQuiet()).toBe(false);
  jest.setSystemTime(Date.now() + MINUTE);
  expect(isQuiet()).toBe(true);

  // A pending reload waits until the operator returns, and runs once.
  const read = jest.fn();
  whenAtWork(read);
  const left = jest.fn();
  whenAtWork(left)();
  expect(read).not.toHaveBeenCalled();
  page.press();
  page.press();
  expect(read).toHaveBeenCalledTimes(1);
  expect(left).not.toHaveBeenCalled();
  expect(isQuiet()).toBe(false);

  // A hidden tab is quiet at once.
  page.hide(true);
  expect(isQuiet()).toBe(true);
  page.hide(false);
  expect(isQuiet()).toBe(false);
});
