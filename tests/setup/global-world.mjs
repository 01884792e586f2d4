import { joinCluster } from './cluster.mjs';
import { dropLeftDatabases, ensureTemplate } from './template.mjs';

/** Runs before the browser tests: starts the database and creates the demo world as a template. */
export default async function setup() {
  process.env.TEST_CLUSTER_URL = await joinCluster();
  await dropLeftDatabases(process.env.TEST_CLUSTER_URL);
  const template = await ensureTemplate(process.env.TEST_CLUSTER_URL, 'demo');
  process.env.TEST_DEMO_TEMPLATE = JSON.stringify(template);
}
