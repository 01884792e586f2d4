import { main } from './common/plain-error.mjs';
import { ensurePackages } from './common/packages.mjs';

/**
 * npm test: everything, from a fresh clone. `--all` is the full product of brands, languages and sizes;
 * `--only unit [file …]` runs one suite, for those who work on it.
 */
await main(async () => {
  await ensurePackages();
  const { test } = await import('./test/suites.mjs');
  const words = process.argv.slice(2);
  const at = words.indexOf('--only');
  const only = at === -1 ? undefined : words[at + 1];
  const filters = at === -1 ? [] : words.slice(at + 2).filter((word) => word !== '--all');
  const { passed, failed } = await test({ all: words.includes('--all'), only, filters });
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
});
