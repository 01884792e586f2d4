import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { PageError } from '#components/shell/page-error.tsx';
import { navigations } from '#tests/component/support/navigation.ts';
import { renderPage } from '#tests/component/support/render.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('42: a page that threw is asked for again by itself, and only once', async () => {
  const reset = jest.fn();
  const show = () => renderPage(<PageError error={new Error('lost')} reset={reset} />);
  const first = show();
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(reset).toHaveBeenCalledTimes(1);
  first.unmount();
  show();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(reset).toHaveBeenCalledTimes(1);
  expect(navigations().map(({ kind }) => kind)).toEqual(['refresh']);
});
