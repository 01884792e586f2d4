import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../common/paths.mjs';

const page = inRoot('docs', 'assurance.md');

const HEAD = `# What holds the money

\`npm run assure\` takes out one guard after the other, in a copy of the sources, runs the tests that name it and writes
this page; with names of guards it tries those alone and keeps the other rows. A guard is **held** when each of its tests
fails without it; the page shows which did in its last run.

The list stands in [tests/assurance](../tests/assurance); a test of \`npm test\` sees that each guard still stands in its
file exactly once. Beside it stand the rules that the books are asked after every night, after each day of the two simulated
years and after each process that was killed: [book-rules.ts](../lib/payments/ledger/book-rules.ts). Each of them has a
guard here.
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
