import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { binaries, inRoot } from '../common/paths.mjs';
import { run } from '../common/run.mjs';

const report = (name) => inRoot('.data', 'reports', `${name}.json`);

/** Runs one Jest project; a file that could not even load counts as one failed test. */
export async function runJest(project, filters) {
  const file = emptyReport(project);
  const { code } = await run(
    join(binaries, 'jest'),
    [
      `--config=${inRoot('tests', 'config', 'jest.config.mjs')}`,
      '--selectProjects',
      project,
      '--passWithNoTests',
      '--json',
      `--outputFile=${file}`,
      ...(filters.length > 0 ? ['--runTestsByPath', ...filters] : []),
    ],
    {
      env: { NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' },
      quietStdout: true,
    },
  );
  const result = readReport(file);
  if (result === undefined) return { passed: 0, failed: 1 };
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  return { passed: result.numPassedTests, failed: atLeastOneIf(code !== 0, failed) };
}

/** Runs the browser tests on both screens; in a whole run each has a second try, and is told as flaky if it needs it. */
export async function runBrowserTests(filters) {
  const file = emptyReport('e2e');
  const { code } = await run(
    join(binaries, 'playwright'),
    [
      'test',
      `--config=${inRoot('tests', 'config', 'playwright.config.ts')}`,
      '--pass-with-no-tests',
      ...filters,
    ],
    {
      env: {
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        ...(filters.length === 0 && { E2E_RETRIES: '1' }),
      },
      inherit: true,
    },
  );
  const result = readReport(file);
  if (result === undefined) return { passed: 0, failed: 1 };
  const { expected, flaky, unexpected } = result.stats;
  return { passed: expected + flaky, failed: atLeastOneIf(code !== 0, unexpected), flaky };
}

// A runner may fail outside any test: in its setup, or by a handle left open.
const atLeastOneIf = (failedOutside, failed) => (failedOutside ? Math.max(failed, 1) : failed);

function emptyReport(name) {
  mkdirSync(inRoot('.data', 'reports'), { recursive: true });
  rmSync(report(name), { force: true });
  return report(name);
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
