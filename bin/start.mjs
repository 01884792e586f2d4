import { main } from './common/plain-error.mjs';
import { ensurePackages } from './common/packages.mjs';

// Plain Node 20 can run this far; code that needs packages is loaded after they are installed.
await main(async () => {
  await ensurePackages();
  const { start } = await import('./start/start.mjs');
  await start({ development: process.argv.includes('--dev') });
}, 'npm start: installs, builds, starts PostgreSQL and serves; with --dev it reloads on changes.');
