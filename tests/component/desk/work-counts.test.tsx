import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { noteWork } from '#components/desk/at-work.ts';
import { DeskNav } from '#components/desk/desk-nav.tsx';
import { renderPage } from '../support/render.tsx';
import { desk, refused } from './desk-answers.ts';
import { withoutSocket } from './no-socket.ts';

const COUNTS = 'GET /api/desk/work';
const EVERY_MS = 30_000;
const QUIET_MS = 5 * 60_000;
const groups = [
  {
    name: 'Community',
    pages: [{ path: '/queue', name: 'Moderation', about: 'Decisions.', duty: 'moderate' as const }],
  },
];

const BY_TIMERS = {
  user: {
    advanceTimers: (ms: number) => {
      jest.advanceTimersByTime(ms);
    },
  },
};

const { answer, callsOf } = desk();
withoutSocket();
beforeEach(() => {
  jest.useFakeTimers();
  // The clock of each test starts again, and with it the operator's activity.
  noteWork();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
function waiting(count: number): void {
  answer({ [COUNTS]: () => ({ most: 200, work: [{ kind: 'queue', waiting: count }] }) });
}
const shown = () => screen.getByRole('link', { name: /^Moderation/ }).textContent;

test('the counts follow every thirty seconds without the socket', async () => {
  waiting(3);
  renderPage(<DeskNav groups={groups} />);
  await pass(0);
  expect(shown()).toBe('Moderation3');
  waiting(4);
  await pass(EVERY_MS - 1);
  expect([shown(), callsOf(COUNTS).length]).toEqual(['Moderation3', 1]);
  await pass(1);
  expect([shown(), callsOf(COUNTS).length]).toEqual(['Moderation4', 2]);
});

test('counts that fail stay as they were, and are asked for as often as before', async () => {
  waiting(3);
  renderPage(<DeskNav groups={groups} />);
  await pass(0);
  answer({ [COUNTS]: () => refused(503, 'unavailable') });
  for (let failed = 1; failed <= 6; failed += 1) {
    await pass(EVERY_MS);
    expect([shown(), callsOf(COUNTS).length]).toEqual(['Moderation3', failed + 1]);
  }
  waiting(5);
  await pass(EVERY_MS);
  expect(shown()).toBe('Moderation5');
});

test('counts that failed before a pause follow after it', async () => {
  answer({ [COUNTS]: () => refused(503, 'unavailable') });
  const { user } = renderPage(<DeskNav groups={groups} />, BY_TIMERS);
  await pass(2 * QUIET_MS);
  waiting(6);
  await user.keyboard('{Shift}');
  await pass(EVERY_MS);
  expect(shown()).toBe('Moderation6');
});

test('nothing is asked while the operator is away, and at once when they return', async () => {
  waiting(3);
  const { user } = renderPage(<DeskNav groups={groups} />, BY_TIMERS);
  await pass(0);
  await pass(QUIET_MS);
  const before = callsOf(COUNTS).length;
  waiting(6);
  await pass(QUIET_MS);
  expect([shown(), callsOf(COUNTS).length]).toEqual(['Moderation3', before]);
  await user.keyboard('{Shift}');
  await pass(EVERY_MS);
  expect(shown()).toBe('Moderation6');
});
