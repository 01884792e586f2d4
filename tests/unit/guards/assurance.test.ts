import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { LEDGER_INVARIANTS } from '#lib/payments/ledger/invariants.ts';
import { GUARDS } from '../../assurance/guards.mjs';

const page = readFileSync('docs/assurance.md', 'utf8');

describe('the guards of the money', () => {
  test.each(GUARDS)('$id stands in its file exactly once', ({ file, find, replace, tests }) => {
    expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
    expect(replace).not.toBe(find);
    expect(tests.length).toBeGreaterThan(0);
    for (const [path] of tests) expect(readFileSync(`tests/${path}`, 'utf8')).not.toBe('');
  });

  test('keep every rule of the books', () => {
    const guarded = GUARDS.flatMap(({ rules = [] }) => rules);
    expect(guarded.sort()).toEqual(LEDGER_INVARIANTS.map(({ rule }) => rule).sort());
  });

  test('have names of their own, and docs/assurance.md tells of each that it is held', () => {
    const ids = GUARDS.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    const listed = [...page.matchAll(/^\| `([\w-]+)`.*\| held +\|/gm)].map(([, id]) => id);
    expect(listed).toEqual(ids);
  });
});
