import { main } from './common/plain-error.mjs';
import { ensurePackages } from './common/packages.mjs';

// node bin/move-brand.mjs VERB: docs/operations.md, "Move a brand".
await main(
  async () => {
    await ensurePackages();
    const { inRoot, node24 } = await import('./common/paths.mjs');
    const { run } = await import('./common/run.mjs');
    const program = inRoot('bin', 'cells', 'command-line.ts');
    const { code } = await run(node24(), [program, ...process.argv.slice(2)], { inherit: true });
    process.exitCode = code;
  },
  `node bin/move-brand.mjs share: adds the rows that all brands use to the other cell
node bin/move-brand.mjs move BRAND [--switch COMMAND]: pauses a brand and moves its rows; the command leads its hosts there
node bin/move-brand.mjs open BRAND: ends the pause in the other cell
node bin/move-brand.mjs abandon BRAND: ends a move that has not arrived
node bin/move-brand.mjs delete BRAND [--anyhow]: deletes the rows here, once the other cell serves them`,
);
