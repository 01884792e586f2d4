import { main } from './common/plain-error.mjs';
import { ensurePackages } from './common/packages.mjs';

/**
 * npm run test:container: the whole compose file with its drills, docs/operations.md. Ends with 0 and one sentence
 * where containers cannot run. `-- --keep` leaves the containers running, `-- --only=NAME` plays one drill.
 */
await main(async () => {
  await ensurePackages();
  const { whyNoContainers } = await import('./container/machine.mjs');
  const reason = await whyNoContainers();
  if (reason !== undefined) {
    console.log(`Skipped: ${reason}`);
    return;
  }
  const { runContainers } = await import('./container/run.mjs');
  const args = process.argv.slice(2);
  const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length);
  const results = await runContainers({ keep: args.includes('--keep'), only });
  console.log(`${results.length} passed, 0 failed`);
}, 'npm run test:container [-- --keep] [-- --only=NAME]: the compose file and its drills; docs/operations.md.');
