import { fileURLToPath } from 'node:url';

const rootDir = fileURLToPath(new URL('../..', import.meta.url));
const setup = (name) => `<rootDir>/tests/setup/${name}`;

const shared = {
  rootDir,
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
      },
    ],
  },
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.data/'],
  setupFilesAfterEnv: [setup('quiet-console.ts')],
};

const project = (name, more = {}) => ({
  ...shared,
  displayName: name,
  testMatch: [`<rootDir>/tests/${name}/**/*.test.{ts,tsx}`],
  setupFiles: [setup('environment.ts')],
  ...more,
});

// Component tests run on a DOM with Testing Library; app modules are evaluated again for each file.
const onDom = {
  testRunner: setup('dom-runner.mjs'),
  transform: {},
  setupFiles: [],
  setupFilesAfterEnv: [...shared.setupFilesAfterEnv, setup('component-environment.ts')],
};

// One database per worker, copied again for each file; app modules are evaluated once per worker.
const withDatabase = {
  globalSetup: setup('global-setup.mjs'),
  globalTeardown: setup('global-teardown.mjs'),
  testRunner: setup('native-runner.mjs'),
  transform: {},
  setupFiles: [],
  setupFilesAfterEnv: [
    ...shared.setupFilesAfterEnv,
    setup('integration-environment.ts'),
    setup('unordered-rows.ts'),
  ],
};

const inIntegration = (...parts) => parts.map((part) => `<rootDir>/tests/integration/${part}`);

// Faults that take longer than ten seconds to play.
const onlyInAll = inIntegration(
  'jobs/beside-renewals',
  'processes/database-faults',
  'processes/stopped-worker',
);
const leftOut = process.env.TEST_ALL === '1' ? [] : onlyInAll;

export default {
  rootDir,
  maxWorkers: 2,
  // A limit ends what hangs; machines differ in speed by a factor of four, also within one run.
  testTimeout: 240_000,
  testSequencer: setup('longest-first.mjs'),
  projects: [
    project('unit', {
      testRunner: setup('native-runner.mjs'),
      transform: {},
      setupFiles: [],
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, setup('unit-environment.ts')],
    }),
    project('component', onDom),
    project('contract', withDatabase),
    project('integration', {
      ...withDatabase,
      testPathIgnorePatterns: [
        ...inIntegration('sandbox/', 'bin/', '.*\\.isolated\\.test\\.ts$'),
        ...leftOut,
      ],
    }),
    // Files that replace modules evaluate all modules themselves.
    project('isolated', {
      ...withDatabase,
      testRunner: 'jest-circus/runner',
      transform: shared.transform,
      // Without the app's modules, which these files replace before they are imported.
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, setup('integration-environment.ts')],
      testMatch: inIntegration('**/*.isolated.test.ts'),
      testPathIgnorePatterns: leftOut,
    }),
    // The starter, the command line, and the sandbox with the app's pages or in a browser.
    project('programs', {
      ...withDatabase,
      testMatch: inIntegration('{sandbox,bin}/**/*.test.ts'),
    }),
    project('benches'),
    // Workspace packages with tests of their own; their package.json has Jest's settings.
    '<rootDir>/sandbox',
    '<rootDir>/bin/processes',
  ],
};
