import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { LEDGER_INVARIANTS } from '#lib/payments/ledger/invariants.ts';
import { GUARDS } from '../../assurance/guards.mjs';

const page = readFileSync('docs/assurance.md', 'utf8');

describe('the payment guards', () => {
  test.each(GUARDS)('$id is in its file exactly once', ({ file, find, replace, tests }) => {
    expect(readFileSync(file, 'utf8').split(find)).toHaveLength(2);
    expect(replace).not.toBe(find);
    expect(tests.length).toBeGreaterThan(0);
    for (const [path] of tests) expect(readFileSync(`tests/${path}`, 'utf8')).not.toBe('');
  });

  test('cover every ledger invariant', () => {
    const guarded = GUARDS.flatMap(({ rules = [] }) => rules);
    expect(guarded.sort()).toEqual(LEDGER_INVARIANTS.map(({ rule }) => rule).sort());
  });

  test('have unique ids, and docs/assurance.md lists each as held', () => {
    const ids = GUARDS.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    const listed = [...page.matchAll(/^\| `([\w-]+)`.*\| held +\|/gm)].map(([, id]) => id);
    expect(listed).toEqual(ids);
  });
});
