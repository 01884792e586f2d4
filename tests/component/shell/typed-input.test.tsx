import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { isReloadHeld, watchTypedInput } from '#lib/realtime/client/hold-reload.ts';
import { renderPage } from '#tests/component/support/render.tsx';

test('13: blocks reloads from the first typed character until the field is empty or gone', async () => {
  const stop = watchTypedInput();
  const { user, redraw } = renderPage(<input aria-label="Text" />);
  expect(isReloadHeld()).toBe(false);
  await user.type(screen.getByLabelText('Text'), 'Ciao');
  expect(isReloadHeld()).toBe(true);
  await user.clear(screen.getByLabelText('Text'));
  expect(isReloadHeld()).toBe(false);
  await user.type(screen.getByLabelText('Text'), 'Ciao');
  redraw(null);
  expect(isReloadHeld()).toBe(false);
  stop();
});
