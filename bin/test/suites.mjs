import { runBrowserTests, runJest } from './runners.mjs';
import { runCheckSuite } from './check-suite.mjs';

const jest = (name, projects = [name]) => ({
  run: ({ files, workers, shard }) => runJest(name, { projects, files, workers, shard }),
});

/**
 * The suites by name, in their order. `run({ files, workers, shard })` resolves to { passed, failed, tests, output };
 * `needs` names what has to be built or installed before; with `readsBuild` it must not run while pages are built, since
 * its types include what Next writes. One with `sources` runs in `npm test` only when these are
 * not those with which it passed last (passed.mjs), one with `onlyInAll` never.
 */
export const SUITES = {
  check: { run: runCheckSuite, readsBuild: true },
  unit: jest('unit'),
  component: { ...jest('component'), shards: 4 },
  contract: jest('contract'),
  integration: { ...jest('integration', ['integration', 'isolated']), needs: ['redis', 'pages'] },
  sandbox: {
    ...jest('sandbox'),
    needs: ['pages'],
    sources: ['sandbox', 'bin', 'tests/integration/sandbox', 'tests/integration/bin'],
  },
  e2e: { run: ({ files }) => runBrowserTests(files), needs: ['browser', 'pages'] },
  benches: { ...jest('benches'), needs: ['redis', 'browser', 'pages'], onlyInAll: true },
};

/**
 * First what needs nothing built, while the pages are: as many of `queued` at a time as there are lanes, in this order,
 * those with `shards` in so many parts, and `waiting` beside them, whose tests mostly wait. Then each of `whole` with
 * workers of its own.
 */
export const ORDER = {
  queued: ['component', 'unit', 'check'],
  waiting: ['contract'],
  whole: ['integration', 'sandbox', 'e2e', 'benches'],
};
