import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startFileWorld } from '#tests/setup/file-world.ts';
import type { World } from '#tests/setup/server.ts';
import { brokenConnections, killedServer, lostInstance } from './fault-runs.ts';

const CLIENTS = 30;

let world: World;
beforeAll(async () => {
  world = await startFileWorld();
});
afterAll(() => world.remove());

test.each([
  ['a server that is killed', killedServer],
  ['lines that drop, drag and die silently', brokenConnections],
  ['the loss of one of two instances', lostInstance],
])(
  'under load %s loses no acknowledged message and stores none twice',
  async (_, run) => {
    expect(await run({ size: CLIENTS, world })).toEqual([]);
  },
  180_000,
);
