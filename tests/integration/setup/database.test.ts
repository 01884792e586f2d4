import { expect, test } from '@jest/globals';
import { db } from '#lib/db/client.ts';
import { testDatabase } from '#tests/setup/database.ts';

test('a test file uses its own migrated database', async () => {
  const rows = await db().$queryRaw<{ name: string }[]>`select current_database() as name`;
  expect(rows).toEqual([{ name: testDatabase().name }]);
  expect(await db().user.count()).toBe(0);
});
