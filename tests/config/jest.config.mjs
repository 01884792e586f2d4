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

// Components on a DOM, with Testing Library.
const onDom = {
  testEnvironment: '<rootDir>/tests/component/support/dom-environment.mjs',
  moduleNameMapper: {
    // As the app's own build has it: Next's bundler for pages below app/, next.config.mjs for parsed copy.
    '^next/link$': '<rootDir>/node_modules/next/dist/client/app-dir/link.js',
    '^use-intl/format-message$':
      '<rootDir>/node_modules/use-intl/dist/esm/production/format-message/format-only.js',
    // Next's Link navigates and fetches ahead by its own root, which is not there.
    '^\\.\\./components/(navigator|links)$': '<rootDir>/tests/component/support/next-router.cjs',
    // Style sheets have nothing to say without a layout.
    '\\.css$': '<rootDir>/tests/component/support/no-styles.cjs',
  },
  setupFilesAfterEnv: [...shared.setupFilesAfterEnv, setup('component-environment.ts')],
};

// One database a worker, renewed for each file; modules of the app are evaluated once a worker.
const withDatabase = {
  globalSetup: setup('global-setup.mjs'),
  globalTeardown: setup('global-teardown.mjs'),
  testRunner: setup('native-runner.mjs'),
  transform: {},
  setupFiles: [],
  setupFilesAfterEnv: [...shared.setupFilesAfterEnv, setup('integration-environment.ts')],
};

const inIntegration = (...parts) => parts.map((part) => `<rootDir>/tests/integration/${part}`);

export default {
  rootDir,
  maxWorkers: 2,
  testTimeout: 30_000,
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
      testPathIgnorePatterns: inIntegration('sandbox/', 'bin/', '.*\\.isolated\\.test\\.ts$'),
    }),
    // The few that replace modules have each file's own.
    project('isolated', {
      ...withDatabase,
      testRunner: 'jest-circus/runner',
      transform: shared.transform,
      testMatch: inIntegration('**/*.isolated.test.ts'),
    }),
    // The outside world's stand-ins, the starter and the command line.
    project('sandbox', {
      ...withDatabase,
      testMatch: inIntegration('{sandbox,bin}/**/*.test.ts'),
    }),
    project('benches'),
  ],
};
