import { expect, test } from '@jest/globals';
import { isAskDue } from '#components/push/ask-memory.ts';
import { PUSH_ASK_AGAIN_MS } from '#lib/notifications/limits.ts';

const DAY = 86_400_000;
const NOW = 100 * DAY;

test.each([
  ['never asked', null, true],
  ['asked a moment ago', String(NOW), false],
  ['asked almost fourteen days ago', String(NOW - PUSH_ASK_AGAIN_MS + 1), false],
  ['asked fourteen days ago', String(NOW - PUSH_ASK_AGAIN_MS), true],
  ['refused for good', 'never', false],
  ['asked by a clock that was ahead', String(NOW + DAY), true],
  ['something that is no time', 'yesterday', false],
])('%s', (_, asked, due) => {
  expect(isAskDue(asked, NOW)).toBe(due);
});
