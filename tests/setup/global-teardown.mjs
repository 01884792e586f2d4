import { leaveCluster } from './cluster.mjs';

export default leaveCluster;
