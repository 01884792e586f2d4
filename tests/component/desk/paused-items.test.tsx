import { expect, test } from '@jest/globals';
import { PausedItems } from '#components/desk/queue/paused-items.tsx';
import { renderPage } from '../support/render.tsx';

test.each([
  [0, ''],
  [1, '1 item waits for a paused brand and will appear here when the pause ends.'],
  [200, '200 items wait for a paused brand and will appear here when the pause ends.'],
  [201, '200+ items wait for a paused brand and will appear here when the pause ends.'],
])('the queue names the items of paused brands: %i', (paused, line) => {
  const { container } = renderPage(<PausedItems paused={paused} most={200} />);
  expect(container.textContent).toBe(line);
});
