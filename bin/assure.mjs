import { main } from './common/plain-error.mjs';
import { ensurePackages } from './common/packages.mjs';

/**
 * npm run assure: takes out one guard of the money after the other, in a copy of the sources, and sees
 * whether the tests that name it fail. Writes docs/assurance.md; with words, only of the guards whose ids they are.
 */
await main(async () => {
  await ensurePackages();
  const { build } = await import('./common/build.mjs');
  await build({ pages: false });
  const { assure } = await import('./assure/assure.mjs');
  const unguarded = await assure(process.argv.slice(2));
  console.log(
    unguarded.length === 0 ? 'every guard has a test' : `no test: ${unguarded.join(', ')}`,
  );
  process.exit(unguarded.length === 0 ? 0 : 1);
});
