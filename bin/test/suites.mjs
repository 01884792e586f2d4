import { readdirSync } from 'node:fs';
import { inRoot } from '../common/paths.mjs';
import { runBrowserTests, runJest } from './runners.mjs';
import { runAlertSuite } from './alert-suite.mjs';
import { runCheckSuite } from './check-suite.mjs';

const jest = (name, projects = [name], env = {}) => ({
  run: ({ files, workers, shard }) => runJest(name, { projects, files, workers, shard, env }),
});

/** Of `bin` all but what runs tests, which the tests of the programs do not start. */
const PROGRAMS = readdirSync(inRoot('bin'))
  .filter((name) => !['assure', 'container', 'test'].includes(name))
  .map((name) => `bin/${name}`);

const INTEGRATION = ['integration', 'isolated'];

/**
 * The suites by name, in their order. `run({ files, workers, shard })` resolves to { passed, failed, tests,
 * output }; `needs` names what must be built or installed first; one with `readsBuild` must not run while
 * pages are built, since its types include what Next generates. One with `sources` runs in `npm test` only if
 * they differ from those with which it last passed (passed.mjs), one with `onlyInAll` never.
 */
export const SUITES = {
  check: { run: runCheckSuite, readsBuild: true },
  unit: jest('unit'),
  component: { ...jest('component'), shards: 2 },
  contract: jest('contract'),
  integration: { ...jest('integration', INTEGRATION), needs: ['redis', 'pages'] },
  pooled: {
    ...jest('pooled', INTEGRATION, { TEST_POOLED: '1' }),
    needs: ['redis', 'pages', 'pgbouncer'],
    onlyInAll: true,
  },
  sandbox: {
    ...jest('sandbox', ['sandbox', 'processes', 'programs']),
    needs: ['pages'],
    sources: ['sandbox', ...PROGRAMS, 'tests/integration/sandbox', 'tests/integration/bin'],
  },
  alerts: { run: runAlertSuite, needs: ['promtool'], sources: ['docker'] },
  e2e: {
    run: ({ files }) => runBrowserTests(files),
    needs: ['browser', 'turnserver', 'pages', 'demo'],
  },
  benches: { ...jest('benches'), needs: ['redis', 'browser', 'pages'], onlyInAll: true },
};

/**
 * Suites that need no build run first, while the pages are built: up to `LANES` of `queued` at a time, in
 * this order, those with `shards` in that many parts, and `waiting` beside them, whose tests mostly wait.
 * Then each of `whole` runs on all workers.
 */
export const ORDER = {
  queued: ['component', 'unit', 'check'],
  waiting: ['contract'],
  whole: ['integration', 'pooled', 'sandbox', 'alerts', 'e2e', 'benches'],
};
