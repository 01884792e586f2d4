import { join } from 'node:path';
import { binaries, inRoot } from './paths.mjs';
import { run } from './run.mjs';

const config = (name) => inRoot('tests', 'config', name);
const CRUISED = [
  ...['app', 'brands', 'components', 'lib', 'sandbox'],
  ...['instrumentation.ts', 'middleware.ts', 'server.ts'],
];

// Generated files, and third-party documents.
const NOT_FORMATTED = [
  'package-lock.json',
  'prisma/migrations/**',
  'public/**',
  'sandbox/**/openapi/*.json',
  'docs/api.md',
  'docs/coverage.md',
  'docs/asyncapi.json',
  'docs/openapi.json',
  'docs/assurance.md',
];
const formatOptions = [
  `--config=${config('oxfmt.jsonc')}`,
  `--ignore-path=${inRoot('.gitignore')}`,
  '.',
  ...NOT_FORMATTED.map((pattern) => `!${pattern}`),
];
const lintOptions = [
  `--config=${config('oxlint.jsonc')}`,
  '--report-unused-disable-directives',
  '--deny-warnings',
  '.',
];

const CHECKS = [
  {
    name: 'format',
    tool: 'oxfmt',
    args: ['--check', ...formatOptions],
    fix: ['--write', ...formatOptions],
  },
  { name: 'lint, types', tool: 'oxlint', args: lintOptions, fix: ['--fix', ...lintOptions] },
  {
    name: 'dependencies',
    tool: 'depcruise',
    args: [`--config=${config('dependency-cruiser.config.mjs')}`, '--output-type=err', ...CRUISED],
  },
  {
    name: 'migrations',
    tool: 'squawk',
    args: [
      `--config=${config('squawk.toml')}`,
      '--no-error-on-unmatched-pattern',
      inRoot('prisma', 'migrations', '*', 'migration.sql'),
    ],
  },
  { name: 'unused', tool: 'knip', args: ['--config', config('knip.json'), '--no-progress'] },
];

/** Runs every check in sequence; resolves to [{ name, ok, seconds, output }]. With `fix`, checks that can fix do so. */
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
