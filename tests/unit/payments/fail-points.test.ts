import { expect, test } from '@jest/globals';
import { FAIL_POINTS, readFailPoint } from '#lib/kernel/fail-points.ts';
import {
  MOVE_DEATHS,
  REFUND_DEATHS,
  ORDER_DEATHS,
  POSTBACK_DEATHS,
  RENEWAL_DEATHS,
} from '../../integration/processes/fail-points.ts';

test('covers every fail point with a process that ends there in some test', () => {
  const tables = [ORDER_DEATHS, REFUND_DEATHS, RENEWAL_DEATHS, POSTBACK_DEATHS, MOVE_DEATHS];
  const died = tables.flatMap((table) => Object.values<readonly string[]>(table).flat());
  expect([...new Set(died)].sort()).toEqual([...FAIL_POINTS].sort());
});

test('reads a fail point by its name, alone or with the number of its pass', () => {
  expect(readFailPoint('charge.answered')).toEqual({ name: 'charge.answered', nth: 1 });
  expect(readFailPoint('charge.answered#3')).toEqual({ name: 'charge.answered', nth: 3 });
  for (const wrong of ['', 'charge', 'charge.answered#0', 'charge.answered#']) {
    expect(() => readFailPoint(wrong)).toThrow('no fail point');
  }
});
