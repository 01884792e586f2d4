import { main } from './common/plain-error.mjs';
import { ensurePackages } from './common/packages.mjs';

await main(async () => {
  await ensurePackages();
  const { build } = await import('./common/build.mjs');
  await build();
}, 'npm run build: builds client, mails and pages if they are stale.');
