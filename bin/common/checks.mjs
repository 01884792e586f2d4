import { join } from 'node:path';
import { binaries, inRoot } from './paths.mjs';
import { run } from './run.mjs';

const config = (name) => inRoot('tests', 'config', name);
const CRUISED = [
  ['app', 'brands', 'components', 'lib', 'sandbox'],
  ['instrumentation.ts', 'middleware.ts', 'server.ts'],
].flat();

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

// The longest, which compiles everything; the others take one core each.
const LONG = 'lint, types';

/**
 * Runs every check, the long one beside the others; resolves to [{ name, ok, seconds, output }]. With `fix`, checks that
 * can fix do so, one after the other, since they write the same files.
 */
export async function runChecks({ fix = false, onResult = () => undefined } = {}) {
  const isLong = ({ name }) => name === LONG;
  const queues = fix ? [CHECKS] : [CHECKS.filter(isLong), CHECKS.filter((one) => !isLong(one))];
  const results = [];
  const runAll = async (checks) => {
    for (const check of checks) {
      const result = await runCheck(check, fix);
      results.push(result);
      onResult(result);
    }
  };
  await Promise.all(queues.map(runAll));
  return results;
}

async function runCheck({ name, tool, args, fix }, isFixing) {
  const begun = performance.now();
  const { code, output } = await run(join(binaries, tool), isFixing ? (fix ?? args) : args);
  return { name, ok: code === 0, seconds: (performance.now() - begun) / 1000, output };
}

export function printCheck({ name, ok, seconds, output }) {
  process.stdout.write(`  ${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)\n`);
  if (!ok) process.stdout.write(`${output.trim()}\n\n`);
}
