import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The oldest versions without a published vulnerability that affects us. */
const FLOORS: Readonly<Record<string, string>> = {
  next: '16.3.3',
  react: '19.2.6',
  'react-dom': '19.2.6',
  sharp: '0.35.4',
  'socket.io-parser': '4.2.7',
  'engine.io': '6.6.7',
  ws: '8.21.1',
};

type Entry = { readonly version?: string; readonly resolved?: string; readonly link?: boolean };

const lockfile = join(resolve(import.meta.dirname, '../../..'), 'package-lock.json');
const { packages } = JSON.parse(readFileSync(lockfile, 'utf8')) as {
  packages: Record<string, Entry>;
};

/** Every installed copy of a package, including nested ones. */
const copiesOf = (name: string): (readonly [string, string])[] =>
  Object.entries(packages)
    .filter(([path]) => path === `node_modules/${name}` || path.endsWith(`/node_modules/${name}`))
    .map(([path, { version }]) => [path, version ?? ''] as const);

function isAtLeast(version: string, floor: string): boolean {
  const parts = (text: string): number[] => text.split(/[.+-]/).slice(0, 3).map(Number);
  const [have, need] = [parts(version), parts(floor)];
  const at = need.findIndex((number, index) => number !== have[index]);
  if (at !== -1) return (have[at] ?? 0) > (need[at] ?? 0);
  return !version.includes('-');
}

describe('no installed copy is older than its minimum version', () => {
  test.each(Object.entries(FLOORS))('%s ≥ %s', (name, floor) => {
    const copies = copiesOf(name);
    expect(copies.length).toBeGreaterThan(0);
    expect(copies.filter(([, version]) => !isAtLeast(version, floor))).toEqual([]);
  });

  test.each([
    ['1.2.2', false],
    ['1.2.3-rc.1', false],
    ['1.2.3', true],
    ['1.10.0', true],
    ['2.0.0', true],
  ])('%s against 1.2.3', (version, enough) => {
    expect(isAtLeast(version, '1.2.3')).toBe(enough);
  });
});

test('installs each package of a workspace once, with the root’s version', () => {
  const nested = Object.keys(packages).filter((path) =>
    /^(?!node_modules\/).*node_modules\//.test(path),
  );
  expect(nested).toEqual([]);
});

test('names no download address in the lockfile, so it works behind any registry', () => {
  const addressed = Object.entries(packages).filter(
    ([, entry]) => entry.resolved !== undefined && entry.link !== true,
  );
  expect(addressed.map(([path]) => path)).toEqual([]);
});
