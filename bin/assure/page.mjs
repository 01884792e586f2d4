import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../common/paths.mjs';

const page = inRoot('docs', 'assurance.md');

const HEAD = `# Guards of the payments

\`npm run assure\` removes one guard after the other, in a copy of the sources, runs the tests that name it and writes
this page. With ids of guards it tries only those and leaves the other rows as they are. A guard is **held** when each of
its tests fails without it; the last column lists the tests that failed in the last run.

[tests/assurance](../tests/assurance) lists the guards; a unit test checks that the code of each guard is in its
file exactly once. The ledger invariants in [invariants.ts](../lib/payments/ledger/invariants.ts) are checked every night,
after each day of the two simulated years and after each killed process of the crash tests. Each invariant has a guard
here.
`;

const TABLE = [
  '| guard | what it guards | where | result | tests that failed |',
  '|---|---|---|---|---|',
];

const cell = (text) => text.replaceAll('|', '\\|');

function rowOf({ guard, failed }) {
  const { id, invariant, file } = guard;
  const state = failed.length > 0 ? 'held' : '**not held**';
  const link = `[${file.split('/').at(-1)}](../${file})`;
  const tests = failed.map((test) => cell(test)).join('<br>') || '—';
  return [id, `| \`${id}\` | ${cell(invariant)} | ${link} | ${state} | ${tests} |`];
}

function earlierRows() {
  const text = existsSync(page) ? readFileSync(page, 'utf8') : '';
  return [...text.matchAll(/^\| `([\w-]+)`.*$/gm)].map(([row, id]) => [id, row]);
}

/** Writes docs/assurance.md: each guard with the result of the last run that tried it. */
export function writePage(guards, results) {
  const rows = new Map([...earlierRows(), ...results.map(rowOf)]);
  const lines = guards.map(({ id }) => rows.get(id)).filter((row) => row !== undefined);
  writeFileSync(page, [HEAD, ...TABLE, ...lines, ''].join('\n'));
}
