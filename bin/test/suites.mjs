import { build } from '../common/build.mjs';
import { printCheck, runChecks } from '../common/checks.mjs';
import { PlainError } from '../common/plain-error.mjs';
import { ensureBrowser, ensureRedis } from './tools.mjs';
import { runBrowserTests, runJest } from './runners.mjs';

const SUITES = {
  check: { run: check },
  unit: { run: (filters) => runJest('unit', filters) },
  integration: { run: (filters) => runJest('integration', filters), needs: ['redis', 'pages'] },
  contract: { run: (filters) => runJest('contract', filters) },
  e2e: { run: runBrowserTests, needs: ['browser', 'pages'] },
};

/** Runs the suites one after the other, the next one even if one fails; resolves to { passed, failed }. */
export async function test({ all, only, filters }) {
  if (all) process.env.TEST_ALL = '1';
  if (only !== undefined && SUITES[only] === undefined) {
    throw new PlainError(`There is no suite ${only}: ${Object.keys(SUITES).join(', ')}.`);
  }
  const chosen = Object.entries(SUITES).filter(([name]) => only === undefined || name === only);
  const needs = new Set(chosen.flatMap(([, suite]) => suite.needs ?? []));
  const prepared = await prepare(needs, filters);
  const results = prepared === undefined ? [] : [prepared];
  for (const [name, suite] of chosen) results.push(await runSuite(name, suite, filters));
  summarise(results);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

// What cannot be built or installed is one failure; the suites that need it say the rest.
async function prepare(needs, filters) {
  try {
    // With file names given somebody works on one test and has built what it needs.
    await build({ pages: needs.has('pages') && filters.length === 0 });
    if (needs.has('redis')) await ensureRedis();
    if (needs.has('browser')) await ensureBrowser();
    return undefined;
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error);
    return { name: 'prepare', passed: 0, failed: 1, seconds: 0 };
  }
}

async function runSuite(name, suite, filters) {
  const begun = performance.now();
  process.stdout.write(`\n── ${name} ${'─'.repeat(60 - name.length)}\n`);
  try {
    return { name, ...(await suite.run(filters)), seconds: (performance.now() - begun) / 1000 };
  } catch (error) {
    console.error(error);
    return { name, passed: 0, failed: 1, seconds: (performance.now() - begun) / 1000 };
  }
}

async function check() {
  const results = await runChecks({ onResult: printCheck });
  const passed = results.filter(({ ok }) => ok).length;
  return { passed, failed: results.length - passed };
}

function summarise(results) {
  process.stdout.write('\n');
  for (const { name, passed, failed, flaky = 0, seconds } of results) {
    const again = flaky > 0 ? ` (${flaky} of them at the second try)` : '';
    process.stdout.write(
      `  ${name.padEnd(12)} passed ${passed}${again}, failed ${failed}, ${seconds.toFixed(0)} s\n`,
    );
  }
}
