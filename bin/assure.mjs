import { main } from './common/plain-error.mjs';
import { ensurePackages } from './common/packages.mjs';

/**
 * npm run assure: removes the money guards one by one, in a copy of the sources, and checks that the tests
 * named by each then fail. Writes docs/assurance.md; with arguments, only tries the guards with these ids.
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
}, 'npm run assure [-- GUARD …]: removes each guard of the payments and checks that its tests fail.');
