import { main } from './common/plain-error.mjs';
import { ensurePackages } from './common/packages.mjs';

// npm run desk -- VERB …: staff actions on the app's database.
await main(async () => {
  await ensurePackages();
  const { borrowDatabase } = await import('./database/borrow.mjs');
  const { inRoot, node24 } = await import('./common/paths.mjs');
  const { run } = await import('./common/run.mjs');
  const { url, release } = await borrowDatabase();
  try {
    const env = { DATABASE_URL: url, LOG_LEVEL: process.env.LOG_LEVEL ?? 'error' };
    const program = inRoot('lib', 'command-line', 'command-line.ts');
    const { code } = await run(node24(), [program, ...process.argv.slice(2)], {
      env,
      inherit: true,
    });
    process.exitCode = code;
  } finally {
    await release();
  }
}, 'npm run desk -- VERB … [--why=REASON]: staff actions; docs/operations.md and npm run desk list the verbs.');
