import { main, PlainError } from './common/plain-error.mjs';
import { ensurePackages } from './common/packages.mjs';

// npm run bench [-- NAME …]: one after the other, since concurrent benches would distort each other's
// results.
await main(async () => {
  await ensurePackages();
  const { readdirSync } = await import('node:fs');
  const { build } = await import('./common/build.mjs');
  const { inRoot, node24 } = await import('./common/paths.mjs');
  const { run } = await import('./common/run.mjs');
  // Results of a database without durable writes would mean nothing, so benches get a durable one.
  process.env.TEST_DURABLE = '1';
  const { joinCluster, leaveCluster } = await import('../tests/setup/cluster.mjs');
  const wanted = process.argv.slice(2);
  const known = readdirSync(inRoot('tests', 'bench'))
    .filter((file) => file.endsWith('.bench.ts'))
    .map((file) => file.replace('.bench.ts', ''));
  const unknown = wanted.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new PlainError(`There is no bench ${unknown}: ${known.join(', ')}.`);
  const { ensureTools } = await import('./test/tools.mjs');
  for (const { says } of await ensureTools(new Set(['browser', 'redis']))) console.log(`  ${says}`);
  await build();
  const env = { TEST_CLUSTER_URL: await joinCluster(), NODE_ENV: 'production', LOG_LEVEL: 'error' };
  try {
    for (const name of known.filter((each) => wanted.length === 0 || wanted.includes(each))) {
      console.log(`\n── ${name}`);
      const { code } = await run(
        node24(),
        ['--expose-gc', inRoot('tests', 'bench', `${name}.bench.ts`)],
        { env, inherit: true },
      );
      if (code !== 0) process.exitCode = 1;
    }
  } finally {
    await leaveCluster();
  }
}, 'npm run bench [-- NAME …]: measures speed.');
