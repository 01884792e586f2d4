import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { atWork, isQuiet, whenAtWork } from '#components/desk/at-work.ts';

const MINUTE = 60_000;

/** A page with what it listens to, as far as the module asks for it. */
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

test('a page asks by itself while somebody is there, and rests after five minutes without a sign', () => {
  // On the server nobody is there, and nothing rests.
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

  // What has to be read anew waits for whoever comes back, and is read once.
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

  // A tab that nobody sees rests at once.
  page.hide(true);
  expect(isQuiet()).toBe(true);
  page.hide(false);
  expect(isQuiet()).toBe(false);
});
