import { expect, test } from '@jest/globals';
import { testDatabase } from '#tests/setup/database.ts';
import { brokenConnections, killedServer, lostInstance } from './fault-runs.ts';

const CLIENTS = 30;

test.each([
  ['a server that is killed', killedServer],
  ['lines that drop, drag and die silently', brokenConnections],
  ['the loss of one of two instances', lostInstance],
])(
  'under load %s loses no acknowledged message and stores none twice',
  async (_, run) => {
    expect(await run({ size: CLIENTS, databaseUrl: testDatabase().url })).toEqual([]);
  },
  180_000,
);
