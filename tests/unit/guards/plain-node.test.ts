import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

// Browser modules and command-line programs act when they load, and do not run on a server.
const NOT_LOADED =
  /^lib\/(?:db\/generated\/|http\/client\/|realtime\/client\/|(?:mailing\/mail|media\/rendering\/picture|media\/voice\/voice)-process\.ts$|staff\/command-line\.ts$)/;

const modules = readdirSync(join(root, 'lib'), { recursive: true, encoding: 'utf8' })
  .map((path) => `lib/${path.replaceAll('\\', '/')}`)
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.d.ts') && !NOT_LOADED.test(path));

// Imports each module on its own in plain Node: a missing extension, an alias, an enum or a server-only
// import would stop the server, but passes the bundler and Jest.
const LOADER = `
  const failed = [];
  for (const path of JSON.parse(process.argv[1])) {
    try { await import('./' + path); } catch (error) { failed.push(path + ': ' + error.message); }
  }
  process.stdout.write(JSON.stringify(failed));
  process.exit(0);`;

test('every module of lib loads in plain Node', () => {
  expect(modules.length).toBeGreaterThan(50);
  const args = ['--input-type=module', '-e', LOADER, JSON.stringify(modules)];
  const { stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/node'), args, {
    cwd: root,
    encoding: 'utf8',
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      APP_ENV: 'test',
      DATABASE_URL: process.env['DATABASE_URL'],
      LOG_LEVEL: 'silent',
    },
  });
  expect(JSON.parse(stdout)).toEqual([]);
  expect(stderr).toBe('');
});

test('no file of the server graph is JSX', () => {
  const jsx = readdirSync(join(root, 'lib'), { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.tsx'),
  );
  expect(jsx).toEqual([]);
});
