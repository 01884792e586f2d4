import { main } from './common/plain-error.mjs';
import { ensurePackages } from './common/packages.mjs';

// `--fix` formats, and lets the linter fix what it can.
await main(async () => {
  await ensurePackages();
  const { build } = await import('./common/build.mjs');
  const { printCheck, runChecks } = await import('./common/checks.mjs');
  await build({ pages: false });
  const results = await runChecks({ fix: process.argv.includes('--fix'), onResult: printCheck });
  if (results.some(({ ok }) => !ok)) process.exitCode = 1;
}, 'npm run check: formatting, types, lint, layers, unused code; with --fix it mends what it can.');
