import { joinCluster } from './cluster.mjs';
import { dropLeftDatabases, ensureTemplate } from './template.mjs';

/** Runs before all integration tests: starts the database and creates a template with the reference rows. */
export default async function setup() {
  // A caller that runs tests repeatedly passes a template of its own.
  if (process.env.TEST_TEMPLATE !== undefined) return;
  process.env.TEST_CLUSTER_URL = await joinCluster();
  await dropLeftDatabases(process.env.TEST_CLUSTER_URL);
  const { name } = await ensureTemplate(process.env.TEST_CLUSTER_URL, 'reference');
  process.env.TEST_TEMPLATE = name;
}
