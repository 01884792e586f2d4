import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { LAYERS } from '#tests/config/layers.mjs';

const root = resolve(import.meta.dirname, '../../..');
const config = join(root, 'tests/config/dependency-cruiser.config.mjs');

/** Each folder of lib imports the one above it. */
const UPWARDS = Object.fromEntries(
  LAYERS.slice(0, -1).map((folder, index) => [
    `${folder}-in-its-layer`,
    {
      from: `lib/${folder}/upwards.ts`,
      code: `import '../${String(LAYERS[index + 1])}/any.ts';`,
      also: [`lib/${String(LAYERS[index + 1])}/any.ts`],
    },
  ]),
);

/** For each rule, one import that breaks it, as file → code, in a small separate project. */
const FORBIDDEN: Readonly<
  Record<string, { from: string; code: string; also?: readonly string[] }>
> = {
  ...UPWARDS,
  'no-circle': { from: 'lib/care/one.ts', code: `import '../care/two.ts';` },
  'lib-below-ui': { from: 'lib/care/a.ts', code: `import '../../components/ui/button.tsx';` },
  'lib-without-next': { from: 'lib/care/b.ts', code: `import 'next/headers';` },
  'server-without-tsx': {
    from: 'sandbox/a.ts',
    code: `import './page.tsx';`,
    also: ['sandbox/page.tsx'],
  },
  'text-without-domain': { from: 'lib/text/a.ts', code: `import '../kernel/money.ts';` },
  'domain-by-its-verbs': { from: 'lib/care/d.ts', code: `import '../chat/send/statement.ts';` },
  'provider-in-its-folder': {
    from: 'lib/payments/a.ts',
    code: `import './providers/adyen/adapter.ts';`,
  },
  'providers-apart': {
    from: 'lib/payments/providers/mollie/a.ts',
    code: `import '../adyen/adapter.ts';`,
  },
  'components-below-pages': { from: 'components/find/a.tsx', code: `import '../../app/page.tsx';` },
  'components-by-types': {
    from: 'components/find/b.tsx',
    code: `import '../../lib/care/contract.ts';`,
  },
  'limits-plain': { from: 'lib/care/limits.ts', code: `import '../kernel/errors.ts';` },
  'primitives-without-domain': { from: 'components/ui/a.tsx', code: `import '../find/list.tsx';` },
  'brand-files-below-lib': {
    from: 'brands/spark/a.ts',
    code: `import '../../lib/brands/schema.ts';`,
  },
  'brand-data-without-ui': {
    from: 'brands/spark/brand.ts',
    code: `import '../../components/find/list.tsx';`,
  },
  'brands-apart': { from: 'brands/spark/hero.tsx', code: `import '../fuego/hero.tsx';` },
  'sandbox-apart': { from: 'sandbox/b.ts', code: `import '../lib/kernel/money.ts';` },
  'app-without-sandbox': { from: 'lib/payments/b.ts', code: `import '../../sandbox/main.ts';` },
  'nothing-missing': { from: 'lib/care/e.ts', code: `import './nowhere.ts';` },
  'packages-declared': { from: 'lib/care/f.ts', code: `import 'undeclared-package';` },
};

const ALLOWED: Readonly<Record<string, string>> = {
  'components/find/list.tsx': `import type { Ticket } from '../../lib/care/contract.ts'; export type Row = Ticket;`,
  'lib/care/open-ticket.ts': `import '../chat/queries.ts'; import '../kernel/money.ts'; import '../text/fold.ts';`,
  'lib/payments/providers/registry.ts': `import './adyen/adapter.ts';`,
  'lib/http/route.ts': `import '../care/open-ticket.ts';`,
  'brands/fuego/hero.tsx': `import '../../components/find/list.tsx';`,
  'app/page.tsx': `import '../components/find/list.tsx'; import '../lib/chat/queries.ts';`,
};

const LEAVES: Readonly<Record<string, string>> = {
  'components/ui/button.tsx': 'export {};',
  'lib/care/two.ts': `import './one.ts';`,
  'lib/care/contract.ts': 'export type Ticket = string; export const ticket = 1;',
  'lib/chat/queries.ts': 'export {};',
  'lib/chat/send/statement.ts': 'export {};',
  'lib/db/pool.ts': 'export {};',
  'lib/brands/schema.ts': 'export {};',
  'lib/kernel/money.ts': 'export {};',
  'lib/text/fold.ts': 'export {};',
  'lib/payments/providers/adyen/adapter.ts': 'export {};',
  'sandbox/main.ts': 'export {};',
  'tsconfig.json':
    '{ "compilerOptions": { "module": "esnext", "moduleResolution": "bundler", "jsx": "react-jsx" } }',
  'package.json': '{ "type": "module" }',
  'node_modules/undeclared-package/package.json':
    '{ "name": "undeclared-package", "main": "index.js" }',
  'node_modules/undeclared-package/index.js': '',
};

type Violation = { readonly from: string; readonly rule: { readonly name: string } };
let project: string;
let violations: readonly Violation[];

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'amarena-rules-'));
  const write = (path: string, code: string): void => {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), code);
  };
  for (const [path, code] of Object.entries({ ...LEAVES, ...ALLOWED })) write(path, code);
  for (const { from, code, also = [] } of Object.values(FORBIDDEN)) {
    write(from, code);
    for (const path of also) write(path, 'export {};');
  }
  const tool = join(root, 'node_modules/.bin/depcruise');
  const folders = ['app', 'brands', 'components', 'lib', 'sandbox'];
  const { stdout } = spawnSync(tool, ['--config', config, '--output-type', 'json', ...folders], {
    cwd: project,
    encoding: 'utf8',
  });
  violations = (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations;
});

afterAll(() => {
  rmSync(project, { recursive: true, force: true });
});

describe('a forbidden import fails', () => {
  test.each(Object.entries(FORBIDDEN))('%s', (rule, { from }) => {
    expect(
      violations.filter((found) => found.from === from).map((found) => found.rule.name),
    ).toContain(rule);
  });

  test('has a proof for each rule', async () => {
    const rules = (await import(config)) as { default: { forbidden: { name: string }[] } };
    expect(Object.keys(FORBIDDEN).sort()).toEqual(
      rules.default.forbidden.map(({ name }) => name).sort(),
    );
  });
});

test.each(Object.keys(ALLOWED))('%s follows the rules', (path) => {
  expect(violations.filter((found) => found.from === path)).toEqual([]);
});

test('the layers are the folders of lib', () => {
  const folders = readdirSync(join(root, 'lib'), { withFileTypes: true });
  const names = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect([...LAYERS].sort()).toEqual(names.sort());
});
