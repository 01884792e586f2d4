import { expect, test } from '@jest/globals';
import { eraseAccount } from '#lib/accounts/erasure/erase-account.ts';
import { endExports } from '#lib/accounts/export/end-exports.ts';
import { zipName } from '#lib/accounts/export/zip-file.ts';
import { requestExport } from '#lib/accounts/request-export.ts';
import { db, inTransaction } from '#lib/db/client.ts';
import { after, clock, MINUTE } from '#lib/kernel/clock.ts';
import { photoStore } from '#lib/media/photo-store.ts';
import { createMember } from '#tests/factories/member.ts';
import { viewerOfToken } from '#tests/factories/profile.ts';

test('deletes the file of an export in progress when its member is erased, even if the worker dies', async () => {
  const now = clock.now();
  const { memberId, token } = await createMember();
  const { id } = await requestExport(await viewerOfToken(token), now);
  const { objectKey } = await db().dataExport.findUniqueOrThrow({ where: { id } });
  // The worker has claimed the export and dies between writing the file and recording it.
  const taken = { attempts: 1, dueAt: after(now, 5 * MINUTE) };
  await db().dataExport.update({ where: { id }, data: taken });
  await inTransaction((tx) => eraseAccount(tx, memberId, now));
  await endExports(now, 10);
  await photoStore().put(zipName(objectKey), Buffer.from('zip'), 'application/zip');

  await endExports(after(now, 5 * MINUTE), 10);
  expect(await photoStore().get(zipName(objectKey))).toBeNull();
  expect(await db().dataExport.count({ where: { id } })).toBe(0);
});
