import { main } from './common/plain-error.mjs';
import { ensurePackages } from './common/packages.mjs';

// Plain Node 20 runs this far; what needs packages is loaded once they are there.
await main(async () => {
  await ensurePackages();
  const { start } = await import('./start/start.mjs');
  await start({ development: process.argv.includes('--dev') });
});
