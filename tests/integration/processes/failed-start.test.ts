import { existsSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { startFileWorld } from '#tests/setup/file-world.ts';
import { startApp } from '#tests/setup/server.ts';

test('an app that cannot start leaves no process and no files', async () => {
  const world = await startFileWorld();
  const nowhere = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' };
  await expect(startApp(world, { env: nowhere })).rejects.toThrow('before it was ready');
  await expect(fetch(world.sandboxUrl)).rejects.toThrow('fetch failed');
  expect(existsSync(world.dataDir)).toBe(false);
  // As a test does at its end, whether its app started or not.
  await world.remove();
});
