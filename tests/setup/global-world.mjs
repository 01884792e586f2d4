import { joinCluster } from './cluster.mjs';
import { dropLeftDatabases, ensureTemplate } from './template.mjs';

/** Before the browser tests: the database runs and the demo world stands ready to be copied. */
export default async function setup() {
  process.env.TEST_CLUSTER_URL = await joinCluster();
  await dropLeftDatabases(process.env.TEST_CLUSTER_URL);
  await ensureTemplate(process.env.TEST_CLUSTER_URL, 'demo');
}
