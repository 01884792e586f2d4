import { expect, test } from '@jest/globals';
import { SNOOZES } from '#components/desk/tickets/snooze-times.ts';

const after = (name: string, now: Date): Date => {
  const [, time] = SNOOZES.find(([label]) => label.startsWith(name)) ?? SNOOZES[0];
  return time(now);
};

test('times are at nine of the operator’s day, and the next Monday is never today', () => {
  // A Monday, and the Sunday before it.
  for (const day of [23, 22]) {
    const now = new Date(2026, 10, day, 15, 30);
    expect(after('Tomorrow', now)).toEqual(new Date(2026, 10, day + 1, 9));
    expect(after('Next Monday', now)).toEqual(new Date(2026, 10, day === 23 ? 30 : 23, 9));
    expect(after('In 3 hours', now)).toEqual(new Date(2026, 10, day, 18, 30));
  }
});
