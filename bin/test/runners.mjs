import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { binaries, inRoot } from '../common/paths.mjs';
import { run } from '../common/run.mjs';

const report = (name) => inRoot('.data', 'reports', `${name}.json`);

const NODE_OPTIONS = [
  '--experimental-vm-modules',
  // The default of 16 is collected so often that much lives on which will be garbage a moment later.
  '--max-semi-space-size=64',
  '--disable-warning=ExperimentalWarning',
  // The database client warns once per process of queries started on a busy connection.
  '--disable-warning=DeprecationWarning',
].join(' ');

/**
 * Runs Jest projects on some files, on all of theirs, or on one part of them (`shard`: 1/4); a file that
 * could not be loaded counts as one failed test. `env` is added to the environment.
 * Resolves to { passed, failed, tests: [{ name, seconds, fault }], output }; `fault` is the message of one that
 * failed.
 */
export async function runJest(name, { projects, files, workers, shard, env = {} }) {
  const file = emptyReport(shard === undefined ? name : `${name}-${shard.replace('/', '-of-')}`);
  const { code, output } = await run(
    join(binaries, 'jest'),
    [
      `--config=${inRoot('tests', 'config', 'jest.config.mjs')}`,
      '--selectProjects',
      ...projects,
      `--maxWorkers=${workers}`,
      '--passWithNoTests',
      '--json',
      `--outputFile=${file}`,
      ...(shard === undefined ? [] : [`--shard=${shard}`]),
      ...(files === undefined ? [] : ['--runTestsByPath', ...files]),
    ],
    { env: { NODE_OPTIONS, ...env } },
  );
  const result = readReport(file);
  if (result === undefined) return { passed: 0, failed: 1, tests: [], output };
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  return {
    passed: result.numPassedTests,
    failed: atLeastOneIf(code !== 0, failed),
    tests: jestTests(result),
    output,
  };
}

/** Runs the browser tests, on some files or on all; prints each as it ends. */
export async function runBrowserTests(files) {
  const file = emptyReport('e2e');
  const { code } = await run(
    join(binaries, 'playwright'),
    [
      'test',
      `--config=${inRoot('tests', 'config', 'playwright.config.ts')}`,
      '--pass-with-no-tests',
      ...(files ?? []),
    ],
    {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      inherit: true,
    },
  );
  const result = readReport(file);
  if (result === undefined) return { passed: 0, failed: 1, tests: [] };
  const { expected, unexpected } = result.stats;
  return {
    passed: expected,
    failed: atLeastOneIf(code !== 0, unexpected),
    tests: result.suites.flatMap((suite) => browserTests(suite)),
  };
}

function jestTests({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(`${inRoot()}/`, '');
    if (status === 'failed' && assertionResults.every((one) => one.status !== 'failed')) {
      return [{ name: file, seconds: 0, fault: message }];
    }
    return assertionResults.map(({ title, duration, failureMessages = [] }) => ({
      name: `${file} › ${title}`,
      seconds: (duration ?? 0) / 1000,
      fault: failureMessages[0],
    }));
  });
}

function browserTests({ file, specs = [], suites = [] }) {
  return [
    ...specs.flatMap(({ title, tests }) =>
      tests.flatMap(({ projectName, results }) =>
        results.map(({ duration, error }) => ({
          name: `tests/e2e/${file} › ${title} (${projectName})`,
          seconds: duration / 1000,
          fault: error?.message,
        })),
      ),
    ),
    ...suites.flatMap(browserTests),
  ];
}

// A runner may fail outside any test: in its setup, or because of an open handle.
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
