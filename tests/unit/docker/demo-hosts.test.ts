import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { brands } from '#lib/brands/registry.ts';
import { root } from '#tests/setup/process.ts';

test('the demo’s proxy names every host of the demo', () => {
  const file = readFileSync(join(root, 'docker/caddy/demo-hosts.caddy'), 'utf8');
  const named = /^(.+) \{$/m.exec(file)?.[1]?.split(', ') ?? [];
  const wanted = brands.flatMap(({ hosts }) => hosts).filter((host) => host.endsWith('.localhost'));
  expect(named).toEqual(expect.arrayContaining([...wanted, 'desk.localhost', 'sandbox.localhost']));
});
