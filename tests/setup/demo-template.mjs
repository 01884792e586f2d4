import { joinCluster, leaveCluster } from './cluster.mjs';
import { ensureTemplate } from './template.mjs';

/** Creates the demo world of the browser tests, which takes half a minute of one core, before they begin. */
try {
  await ensureTemplate(await joinCluster(), 'demo');
} finally {
  await leaveCluster();
}
