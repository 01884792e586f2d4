import { PlainError } from '../common/plain-error.mjs';
import { run } from '../common/run.mjs';
import { AREAS, BROADLY_USED } from './areas.mjs';
import { importGraph, reach, sourcesIn } from './import-graph.mjs';

const TEST = /\.(?:test|spec)\.(?:tsx?|mjs)$/;
const SUITE_OF = [
  [/\.isolated\.test\.ts$|^tests\/integration\/(?!sandbox\/|bin\/)/, 'integration'],
  [/^(?:tests\/integration|sandbox|bin)\//, 'sandbox'],
  [/^tests\/(unit|component|contract|benches)\//, 1],
  [/^tests\/e2e\//, 'e2e'],
];
// Programs that tests start by path: a test that imports the key also depends on the values.
const STARTED = {
  'tests/setup/server.ts': ['server.ts', 'sandbox/main.ts'],
  'tests/setup/sandbox-process.ts': ['sandbox/main.ts'],
  'sandbox/tests/start-sandbox.ts': ['sandbox/main.ts'],
};
// They take minutes and start the whole app, so a change to any of its modules would select them.
const WHOLE_APP = /^tests\/integration\/(?:processes|privacy|http\/search-engines)/;

/**
 * Chooses the tests that a change since `base` can affect, by the import graph, and prints what it leaves
 * out. Resolves to { [suite]: files }; an empty list is the whole suite.
 */
export async function chooseChanged(base) {
  const changed = await changedFiles(base);
  if (changed.length === 0) throw new PlainError(`Nothing has changed since ${base ?? 'HEAD'}.`);
  const tests = sourcesIn(['tests', 'sandbox', 'bin']).filter((file) => TEST.test(file));
  const graph = importGraph([...tests, 'server.ts', 'sandbox/main.ts']);
  for (const [from, started] of Object.entries(STARTED)) graph.get(from)?.push(...started);
  const touched = new Set(changed);
  const reaching = tests.filter((test) =>
    [...reach(graph, [test])].some((file) => touched.has(file)),
  );
  const chosen = { check: [] };
  const leftOut = [];
  for (const test of reaching) {
    if (WHOLE_APP.test(test) && !touched.has(test)) leftOut.push(test);
    else (chosen[suiteOf(test)] ??= []).push(test);
  }
  addAreas(chosen, changed, tests);
  say(changed, chosen, leftOut);
  return chosen;
}

function suiteOf(test) {
  for (const [pattern, suite] of SUITE_OF) {
    const found = pattern.exec(test);
    if (found) return typeof suite === 'number' ? found[suite] : suite;
  }
  throw new Error(`${test} belongs to no suite`);
}

// Browser tests do not import the pages, so the areas of the changed folders are added.
function addAreas(chosen, changed, tests) {
  const areas = new Set(
    AREAS.filter(([pattern]) => changed.some((file) => pattern.test(file))).map(([, area]) => area),
  );
  const specs = tests.filter((test) => areas.has(/^tests\/e2e\/(\w+)\//.exec(test)?.[1]));
  if (specs.length > 0) chosen.e2e = [...new Set([...(chosen.e2e ?? []), ...specs])];
}

async function changedFiles(base = 'HEAD') {
  const { code, stdout, output } = await run('git', [
    'diff',
    '--name-only',
    '--diff-filter=d',
    base,
  ]);
  if (code !== 0) throw new PlainError(`git knows no ${base}:\n${output.trim()}`);
  const { stdout: untracked } = await run('git', ['ls-files', '--others', '--exclude-standard']);
  return `${stdout}${untracked}`.split('\n').filter((line) => line !== '');
}

function say(changed, chosen, leftOut) {
  const counts = Object.entries(chosen).map(([suite, files]) =>
    `${suite} ${files.length || ''}`.trim(),
  );
  process.stdout.write(
    `  ${changed.length} files have changed. Test files chosen: ${counts.join(', ')}.\n`,
  );
  for (const test of leftOut)
    process.stdout.write(`  left out, it starts the whole app: ${test}\n`);
  const broad = changed.filter((file) => BROADLY_USED.test(file));
  if (broad.length === 0) return;
  process.stdout.write(
    `  left out: browser tests of the areas that no folder of the change names, though all may use ${broad.join(', ')}\n`,
  );
}
