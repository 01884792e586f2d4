import { expect, test } from '@jest/globals';
import { FAIL_POINTS, readFailPoint } from '#lib/kernel/fail-points.ts';
import {
  REFUND_DEATHS,
  ORDER_DEATHS,
  POSTBACK_DEATHS,
  RENEWAL_DEATHS,
} from '../../integration/processes/fail-points.ts';

test('a process dies at every fail point in some test', () => {
  const tables = [ORDER_DEATHS, REFUND_DEATHS, RENEWAL_DEATHS, POSTBACK_DEATHS];
  const died = tables.flatMap((table) => Object.values<readonly string[]>(table).flat());
  expect([...new Set(died)].sort()).toEqual([...FAIL_POINTS].sort());
});

test('a fail point is read by its name, alone or the so-manieth time', () => {
  expect(readFailPoint('charge.answered')).toEqual({ name: 'charge.answered', nth: 1 });
  expect(readFailPoint('charge.answered#3')).toEqual({ name: 'charge.answered', nth: 3 });
  for (const wrong of ['', 'charge', 'charge.answered#0', 'charge.answered#']) {
    expect(() => readFailPoint(wrong)).toThrow('no fail point');
  }
});
