import { expect, test } from '@jest/globals';
import { isAskDue } from '#components/push/ask-memory.ts';

const DAY = 86_400_000;
const NOW = 100 * DAY;

test.each([
  ['never asked', null, true],
  ['asked a moment ago', String(NOW), false],
  ['asked almost fourteen days ago', String(NOW - 14 * DAY + 1), false],
  ['asked fourteen days ago', String(NOW - 14 * DAY), true],
  ['refused for good', 'never', false],
  ['asked by a clock that was ahead', String(NOW + DAY), true],
  ['something that is no time', 'yesterday', false],
])('%s', (_, asked, due) => {
  expect(isAskDue(asked, NOW)).toBe(due);
});
