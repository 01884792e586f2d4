import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { diff, type Json } from '#lib/desk/plain/diff.ts';

const plan = (productId: string, more: Readonly<Record<string, Json>> = {}): Json => ({
  productId,
  visible: true,
  ...more,
});

test('names the field that changed, was added or was removed', () => {
  const before = { cost: 10, hooks: ['a'], page: { title: { it: 'Uno', en: 'One' } } };
  const after = { cost: 12, page: { title: { it: 'Uno', en: 'Two' } }, gift: 2 };
  expect(diff(before, after)).toEqual([
    { path: ['cost'], before: 10, after: 12 },
    { path: ['hooks'], before: ['a'], after: undefined },
    { path: ['page', 'title', 'en'], before: 'One', after: 'Two' },
    { path: ['gift'], before: undefined, after: 2 },
  ]);
});

test('matches the entries of a list by their product', () => {
  const before = { free: [plan('a'), plan('b'), plan('c')] };
  const after = { free: [plan('c'), plan('a', { visible: false }), plan('d')] };
  expect(diff(before, after)).toEqual([
    { path: ['free', 'a', 'visible'], before: true, after: false },
    { path: ['free', 'b'], before: plan('b'), after: undefined },
    { path: ['free', 'd'], before: undefined, after: plan('d') },
    { path: ['free', 'order'], before: ['a', 'c'], after: ['c', 'a'] },
  ]);
});

test('compares a list with a duplicate product as a whole', () => {
  const twice = [plan('a'), plan('a')];
  expect(diff({ free: [plan('a')] }, { free: twice })).toEqual([
    { path: ['free'], before: [plan('a')], after: twice },
  ]);
});

test('is empty exactly for equal values', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (left, right) => {
      const [before, after] = [left, right].map((one) => JSON.parse(JSON.stringify(one)) as Json);
      expect(diff(before, before)).toEqual([]);
      const sorted = (value: unknown): unknown =>
        Array.isArray(value)
          ? value.map(sorted)
          : typeof value === 'object' && value !== null
            ? Object.fromEntries(
                Object.entries(value)
                  .map(([key, one]) => [key, sorted(one)] as const)
                  .sort(([a], [b]) => (a < b ? -1 : 1)),
              )
            : value;
      const alike = JSON.stringify(sorted(before)) === JSON.stringify(sorted(after));
      if (!alike) expect(diff(before, after)).not.toEqual([]);
    }),
  );
});
