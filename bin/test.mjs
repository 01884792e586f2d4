import { main } from './common/plain-error.mjs';
import { ensurePackages } from './common/packages.mjs';

/**
 * npm test: everything, from a fresh clone.
 * `npm test -- unit [FILE …]` one suite, or some of its files; a folder stands for all files in it.
 * `npm test -- --changed [BASE]` what a change since BASE can affect.
 * `--all` every brand, language and size; `--no-install` names missing tools other than packages, and runs
 * the rest.
 */
await main(async () => {
  await ensurePackages();
  const { chooseChanged } = await import('./test/changed.mjs');
  const { runSuites } = await import('./test/run.mjs');
  const { testFilesOf } = await import('./test/test-files.mjs');
  const args = process.argv.slice(2);
  const [only, ...files] = args.filter((arg) => !arg.startsWith('--'));
  const changed = args.includes('--changed');
  const { passed, failed } = await runSuites({
    all: args.includes('--all'),
    install: !args.includes('--no-install'),
    only: changed ? undefined : only,
    files: changed ? [] : files.flatMap(testFilesOf),
    chosen: changed ? await chooseChanged(only) : undefined,
  });
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
}, 'npm test [-- SUITE [FILE …]] [-- --changed [BASE]] [-- --all] [-- --no-install]: runs tests; docs/testing.md.');
