import { joinCluster } from './cluster.mjs';
import { dropLeftDatabases, ensureTemplate } from './template.mjs';

/** Before all integration tests: the database runs and a template with the reference rows stands. */
export default async function setup() {
  // Whoever runs test after test hands over a template of their own.
  if (process.env.TEST_TEMPLATE !== undefined) return;
  process.env.TEST_CLUSTER_URL = await joinCluster();
  await dropLeftDatabases(process.env.TEST_CLUSTER_URL);
  const { name } = await ensureTemplate(process.env.TEST_CLUSTER_URL, 'reference');
  process.env.TEST_TEMPLATE = name;
}
