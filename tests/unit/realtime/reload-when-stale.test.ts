// [core §4 Reload after more than 180 s hidden] [core §9 Reload after 180000 ms hidden]
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { holdReload } from '#lib/realtime/client/hold-reload.ts';
import { reloadWhenStale } from '#lib/realtime/client/reload-when-stale.ts';

/** A page whose tab the test hides and shows. */
class Page extends EventTarget {
  hidden = false;
  show(shown: boolean): void {
    this.hidden = !shown;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let page: Page;

beforeEach(() => {
  jest.useFakeTimers();
  page = new Page();
  Object.assign(globalThis, { document: page });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'document');
});

function away(ms: number): void {
  page.show(false);
  jest.advanceTimersByTime(ms);
  page.show(true);
}

test('reloads a page after more than 180000 ms hidden, each time', () => {
  const reload = jest.fn();
  reloadWhenStale(() => false, reload);
  away(180_000);
  expect(reload).not.toHaveBeenCalled();
  away(180_001);
  expect(reload).toHaveBeenCalledTimes(1);
  away(1_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('counts for a page that was opened hidden from its start', () => {
  const reload = jest.fn();
  page.hidden = true;
  reloadWhenStale(() => false, reload);
  jest.advanceTimersByTime(200_000);
  page.show(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('does not reload while something is unsent, nor after the watch has ended', () => {
  const reload = jest.fn();
  let busy = true;
  const stop = reloadWhenStale(() => busy, reload);
  away(300_000);
  expect(reload).not.toHaveBeenCalled();
  busy = false;
  stop();
  away(300_000);
  expect(reload).not.toHaveBeenCalled();
});

test('does not reload while any hold exists', () => {
  const reload = jest.fn();
  reloadWhenStale(() => false, reload);
  const release = [holdReload(), holdReload()];
  away(300_000);
  release[0]?.();
  away(300_000);
  expect(reload).not.toHaveBeenCalled();
  release[1]?.();
  away(300_000);
  expect(reload).toHaveBeenCalledTimes(1);
});
