import next from '@next/eslint-plugin-next';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const environment = {
  object: 'process',
  property: 'env',
  message: 'Read settings through lib/kernel/env.ts: it checks them once.',
};

/** Every member page would carry both: docs/decisions/0017-script-that-waits.md says what stands in their place. */
const heavy = [
  { name: 'next/dynamic', message: 'Use components/ui/later.tsx.' },
  { name: 'radix-ui/slot', message: 'Dress the link itself, or hand the element its props.' },
];

/** Where the environment may be read: at its one door, by programs of their own, and by tests. */
const readsEnvironment = [
  'lib/kernel/env.ts',
  'server.ts',
  'sandbox/**',
  'bin/**',
  'prisma/**',
  'tests/**',
];

export default tseslint.config(
  {
    ignores: ['.data/**', '.next/**', 'lib/db/generated/**', 'next-env.d.ts', 'public/**'],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: process.cwd() } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Types here are written as shapes; which of two keywords says so is no difference.
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // `[...text]` counts code points, which is what lengths and initials are measured in here.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      'no-restricted-properties': ['error', environment],
      eqeqeq: 'error',
    },
  },
  { files: readsEnvironment, rules: { 'no-restricted-properties': 'off' } },
  { files: ['lib/**/*.ts'], rules: { 'no-console': 'error' } },
  {
    files: ['{app,brands,components}/**/*.{ts,tsx}'],
    plugins: { '@next/next': next, 'react-hooks': reactHooks },
    rules: {
      ...next.configs.recommended.rules,
      ...next.configs['core-web-vitals'].rules,
      ...reactHooks.configs.recommended.rules,
      // Photos are cut into their sizes when they are uploaded; Next's image server has no part in it.
      '@next/next/no-img-element': 'off',
      'no-restricted-imports': ['error', { paths: heavy }],
    },
  },
  {
    // Mail programs read plain HTML: Next's components mean nothing there.
    files: ['components/mail/**/*.tsx'],
    rules: { '@next/next/no-head-element': 'off' },
  },
  {
    // Fixtures of Playwright are functions named `use`, which is no hook.
    files: ['tests/**/*.ts'],
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
  {
    files: ['**/*.mjs'],
    rules: {
      'no-undef': 'off',
      eqeqeq: 'error',
      'no-unused-vars': 'error',
      'prefer-const': 'error',
    },
  },
);
