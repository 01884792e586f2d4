import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { MissingScriptStrip } from '#components/shell/missing-script-strip.tsx';
import { later } from '#components/ui/later.tsx';
import { renderPage } from '#tests/component/support/render.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function Part() {
  return <p>The part</p>;
}

function openPage() {
  const network = { isUp: false, loads: 0 };
  const LatePart = later(
    () => {
      network.loads += 1;
      return network.isUp
        ? Promise.resolve(Part)
        : Promise.reject(new Error('Failed to load chunk'));
    },
    <p>Loading</p>,
  );
  const { say } = renderPage(
    <>
      <input aria-label="Text" defaultValue="typed" />
      <LatePart />
      <MissingScriptStrip />
    </>,
  );
  return { network, strip: say('failure.part') };
}

test('11: keeps the page for five minutes without the script, says so, and shows the part afterwards', async () => {
  const { network, strip } = openPage();
  await pass(0);
  screen.getByText('Loading');
  screen.getByText(strip);
  await pass(300_000);
  screen.getByDisplayValue('typed');
  screen.getByText(strip);
  network.isUp = true;
  await pass(30_000);
  screen.getByText('The part');
  expect(screen.queryByText(strip)).toBeNull();
});

test('11: loads the script again as soon as the browser is online', async () => {
  const { network } = openPage();
  await pass(300_000);
  network.isUp = true;
  window.dispatchEvent(new Event('online'));
  await pass(0);
  screen.getByText('The part');
});

test('11: asks less and less often', async () => {
  const { network } = openPage();
  await pass(300_000);
  expect(network.loads).toBeLessThanOrEqual(14);
});
