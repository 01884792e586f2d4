import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { binaries, inRoot } from './paths.mjs';
import { run } from './run.mjs';

const config = (name) => inRoot('tests', 'config', name);
const CRUISED = ['app', 'brands', 'components', 'lib', 'sandbox', 'middleware.ts', 'server.ts'];

// As patterns: an ignore file speaks of paths below its own folder only.
function notFormatted() {
  const lines = readFileSync(config('prettierignore'), 'utf8').trim().split('\n');
  return lines.map((line) => `!${line}`);
}

const formatOptions = [
  `--config=${config('prettier.config.mjs')}`,
  `--ignore-path=${inRoot('.gitignore')}`,
  '--log-level=warn',
  '.',
  ...notFormatted(),
];
// Without a cache: what a rule says of a file hangs on the types of others.
const lintOptions = [`--config=${config('eslint.config.mjs')}`, '--max-warnings=0', '.'];

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
