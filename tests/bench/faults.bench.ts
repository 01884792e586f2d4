import { joinCluster, leaveCluster } from '../setup/cluster.mjs';
import { startWorld } from '../setup/server.ts';
import { requireTools } from './require-tools.ts';
import { sizesOf } from './sizes.ts';

/** Not a measurement but a guarantee, checked with as many clients as the goals state. */
const { clients } = sizesOf('faults');

await requireTools('redis', 'pages');
process.env['TEST_CLUSTER_URL'] = await joinCluster();
const world = await startWorld('reference');
process.env['DATABASE_URL'] = world.database.url;
process.env['APP_ENV'] = 'test';
// Imported after the environment is set, since these modules read it on import.
const { brokenConnections, killedServer, lostInstance } =
  await import('../integration/processes/fault-runs.ts');
const { pool } = await import('#lib/db/pool.ts');

const runs = { killedServer, brokenConnections, lostInstance };
try {
  for (const [name, run] of Object.entries(runs)) {
    const begun = performance.now();
    const faults = await run({ size: clients, world });
    const seconds = ((performance.now() - begun) / 1_000).toFixed(0);
    console.log(`${name}: ${clients} clients, ${faults.length} faults, ${seconds} s`);
    for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
} finally {
  await pool().end();
  await world.remove();
  await leaveCluster();
}
