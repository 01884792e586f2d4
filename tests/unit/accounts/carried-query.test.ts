// [finding 91] [core §2 /asignup]
import { expect, test } from '@jest/globals';
import { queryWithoutTyped } from '#app/page-query.ts';

test.each([
  [{ mail: 'my name is Nina', source: 'aff' }, '?source=aff'],
  [{ email: 'call me at 333 1234567', own: '1' }, '?own=1'],
  [
    { mail: ['typed', 'nina@example.test'], email: 'nina@example.test' },
    '?email=nina%40example.test',
  ],
  [{ source: 'aff', tid: 't1' }, '?source=aff&tid=t1'],
  [{ mail: '' }, ''],
])('of %j the landing page gets %j', (query, carried) => {
  expect(queryWithoutTyped(query)).toBe(carried);
});
