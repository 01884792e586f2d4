import { join } from 'node:path';
import { binaries, inRoot } from './paths.mjs';
import { run } from './run.mjs';

const config = (name) => inRoot('tests', 'config', name);
const cache = (name) => inRoot('.data', 'cache', name);
const CRUISED = ['app', 'brands', 'components', 'lib', 'sandbox', 'middleware.ts', 'server.ts'];

const formatOptions = [
  `--config=${config('prettier.config.mjs')}`,
  `--ignore-path=${inRoot('.gitignore')}`,
  `--ignore-path=${config('prettierignore')}`,
  '--log-level=warn',
  '.',
];
const lintOptions = [
  `--config=${config('eslint.config.mjs')}`,
  '--cache',
  '--cache-strategy=content',
  `--cache-location=${cache('eslint')}`,
  '--max-warnings=0',
  '.',
];

const CHECKS = [
  {
    name: 'format',
    tool: 'prettier',
    args: ['--check', ...formatOptions],
    fix: ['--write', ...formatOptions],
  },
  { name: 'types', tool: 'tsc', args: ['--noEmit', '--project', inRoot('tsconfig.json')] },
  { name: 'lint', tool: 'eslint', args: lintOptions, fix: ['--fix', ...lintOptions] },
  {
    name: 'dependencies',
    tool: 'depcruise',
    args: [`--config=${config('dependency-cruiser.config.mjs')}`, '--output-type=err', ...CRUISED],
  },
  { name: 'unused', tool: 'knip', args: ['--config', config('knip.json'), '--no-progress'] },
];

/** Runs every check one after the other; resolves to [{ name, ok, seconds, output }]. With `fix`, what can mend, mends. */
export async function runChecks({ fix = false, onResult = () => undefined } = {}) {
  const results = [];
  for (const check of CHECKS) {
    const begun = performance.now();
    const { code, output } = await run(
      join(binaries, check.tool),
      fix ? (check.fix ?? check.args) : check.args,
    );
    const result = {
      name: check.name,
      ok: code === 0,
      seconds: (performance.now() - begun) / 1000,
      output,
    };
    results.push(result);
    onResult(result);
  }
  return results;
}

export function printCheck({ name, ok, seconds, output }) {
  process.stdout.write(`  ${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)\n`);
  if (!ok) process.stdout.write(`${output.trim()}\n\n`);
}
