import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { binaries, node24 } from '../common/paths.mjs';
import { PlainError } from '../common/plain-error.mjs';
import { run } from '../common/run.mjs';

/** The template database of a source tree whose migrations differ. */
async function templateOf(copy, cluster) {
  const { code, stdout, output } = await run(
    node24(),
    [join(copy, 'tests/setup/template.mjs'), 'reference'],
    { cwd: copy, env: { TEST_CLUSTER_URL: cluster } },
  );
  if (code !== 0) throw new PlainError(`The database of a copy could not be made:\n${output}`);
  return JSON.parse(stdout.trim().split('\n').at(-1)).name;
}

/** Names of the tests that failed. A file that could not load proves nothing and is an error. */
async function failing([file, name], { copy, cluster, template }) {
  const report = join(copy, 'assure.json');
  rmSync(report, { force: true });
  const project = file.split('/')[0];
  await run(
    join(binaries, 'jest'),
    [
      `--config=${join(copy, 'tests/config/jest.config.mjs')}`,
      '--selectProjects',
      project,
      '--json',
      `--outputFile=${report}`,
      '--runTestsByPath',
      join(copy, 'tests', file),
      // Escaped: the name is to be matched literally, not as a pattern.
      '--testNamePattern',
      name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    ],
    {
      cwd: copy,
      env: {
        NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
        DATA_DIR: undefined,
        TEST_CLUSTER_URL: cluster,
        TEST_TEMPLATE: template,
      },
    },
  );
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  if (!tests.some(({ status }) => status === 'passed' || status === 'failed')) {
    throw new PlainError(`No test of ${file} could be run: ${testResults[0]?.message ?? ''}`);
  }
  return tests
    .filter(({ status }) => status === 'failed')
    .map(({ fullName }) => `${file}: ${fullName}`);
}

/** Removes a guard from the copy, runs its tests one by one, and restores it. */
export async function tryGuard(guard, { copy, cluster, template }) {
  const { file, find, replace, tests } = guard;
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(find).length !== 2) throw new PlainError(`${guard.id}: not once in ${file}`);
  writeFileSync(
    path,
    text.replace(find, () => replace),
  );
  try {
    const world = file.endsWith('.sql') ? await templateOf(copy, cluster) : template;
    const failed = [];
    for (const test of tests) {
      const found = await failing(test, { copy, cluster, template: world });
      if (found.length === 0) return { guard, failed: [] };
      failed.push(...found);
    }
    return { guard, failed };
  } finally {
    writeFileSync(path, text);
  }
}
