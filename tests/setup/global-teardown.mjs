import { leaveCluster } from './cluster.mjs';
import { stopPooler } from './global-setup.mjs';

export default async function teardown() {
  await stopPooler();
  await leaveCluster();
}
