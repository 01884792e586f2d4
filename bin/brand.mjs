import { main } from './common/plain-error.mjs';
import { ensurePackages } from './common/packages.mjs';

// npm run brand NAME creates a brand; npm run brand -- --check [NAME] names what is missing or wrong.
await main(async () => {
  await ensurePackages();
  const { inRoot, node24 } = await import('./common/paths.mjs');
  const { run } = await import('./common/run.mjs');
  const program = inRoot('bin', 'brand', 'command-line.mjs');
  const { code } = await run(node24(), [program, ...process.argv.slice(2)], { inherit: true });
  process.exitCode = code;
}, 'npm run brand -- NAME | --check [NAME]: creates a brand, or names what is missing or wrong.');
