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

const withDatabase = {
  globalSetup: setup('global-setup.mjs'),
  globalTeardown: setup('global-teardown.mjs'),
  setupFiles: [setup('integration-environment.ts')],
  setupFilesAfterEnv: [...shared.setupFilesAfterEnv, setup('close-database.ts')],
};

export default {
  rootDir,
  maxWorkers: 2,
  testTimeout: 30_000,
  projects: [
    project('unit'),
    project('integration', withDatabase),
    project('contract', withDatabase),
  ],
};
