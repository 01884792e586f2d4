import { afterEach, expect, jest, test } from '@jest/globals';
import { reloadOnline } from '#components/visitor/reload-online.ts';
import { Missing } from '#components/shell/missing.tsx';
import { renderPage } from '#tests/component/support/render.tsx';

afterEach(() => {
  jest.restoreAllMocks();
});

const added = () => {
  const add = jest.spyOn(window, 'addEventListener');
  const end = reloadOnline();
  const listens = add.mock.calls.some(([event]) => event === 'online');
  end();
  return listens;
};

test('the offline page loads again once the browser is online', () => {
  renderPage(
    <Missing title="Offline" text="No connection" page="offline">
      <a href="">Again</a>
    </Missing>,
  );
  expect(added()).toBe(true);
});

test('no other page does', () => {
  renderPage(
    <Missing title="Gone" text="No page">
      <a href="/">Home</a>
    </Missing>,
  );
  expect(added()).toBe(false);
});
