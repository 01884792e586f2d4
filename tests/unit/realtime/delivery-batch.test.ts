import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { deliveryBatch } from '#components/realtime/delivery-batch.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('confirms a burst once for each profile, by its newest number', () => {
  const sent: [string, number][] = [];
  const confirm = deliveryBatch((angelId, seq) => {
    sent.push([angelId, seq]);
  }, 250);
  for (const seq of [3, 5, 4]) confirm('anna', seq);
  confirm('lea', 9);
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(250);
  expect(sent).toEqual([
    ['anna', 5],
    ['lea', 9],
  ]);
  confirm('anna', 6);
  jest.advanceTimersByTime(250);
  expect(sent.slice(2)).toEqual([['anna', 6]]);
});
