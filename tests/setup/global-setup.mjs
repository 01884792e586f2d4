import { joinCluster } from './cluster.mjs';
import { startPooler } from './pooler.mjs';
import { dropLeftDatabases, ensureTemplate } from './template.mjs';

let pooler;

/**
 * Runs before all integration tests: starts the database and creates a template with the reference rows. With
 * `TEST_POOLED` the tests reach it through PgBouncer.
 */
export default async function setup() {
  // A caller that runs tests repeatedly passes a template of its own.
  if (process.env.TEST_TEMPLATE !== undefined) return;
  process.env.TEST_CLUSTER_URL = await joinCluster();
  await dropLeftDatabases(process.env.TEST_CLUSTER_URL);
  const { name } = await ensureTemplate(process.env.TEST_CLUSTER_URL, 'reference');
  process.env.TEST_TEMPLATE = name;
  if (process.env.TEST_POOLED !== '1') return;
  pooler ??= await startPooler(process.env.TEST_CLUSTER_URL);
  process.env.TEST_POOLER_URL = pooler.url;
  process.env.TEST_POOLER_PREPARED = pooler.prepared ? '1' : '0';
}

export async function stopPooler() {
  await pooler?.stop();
  pooler = undefined;
}
