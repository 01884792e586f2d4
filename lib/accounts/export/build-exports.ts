import { brandLink } from '../../brands/links.ts';
import { db, inTransaction } from '../../db/client.ts';
import type { DataExport } from '../../db/generated/client.ts';
import { claimDue, forEachLeased, type DueRows } from '../../queue/claim-due.ts';
import type { DueWork } from '../../queue/due-work.ts';
import { after, MINUTE } from '../../kernel/clock.ts';
import { log } from '../../kernel/log.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { photoStore } from '../../media/photo-store.ts';
import { gatherData } from './gather-data.ts';
import { gatherPhotos } from './gather-photos.ts';
import { removeZip, zipName, zipOf } from './zip-file.ts';
import { EXPORT_ATTEMPTS, EXPORT_STORED_MS } from '../limits.ts';

export const EXPORTS_TO_BUILD: DueRows = {
  name: 'claim-exports',
  table: 'data_exports',
  brand: '(select brand_id from users where id = data_exports.member_id)',
  due: 'due_at',
  where: `state = 'waiting'`,
  leaseMs: 5 * MINUTE,
  attempts: 'attempts',
  returning: 't.id',
};

/** False when it is no longer wanted, as the account was erased meanwhile, or when the claim was lost. */
function finish(
  { id, memberId, dueAt: leasedUntil }: DataExport,
  bytes: number,
  now: Date,
): Promise<boolean> {
  const dueAt = after(now, EXPORT_STORED_MS);
  return inTransaction(async (tx) => {
    const { count } = await tx.dataExport.updateMany({
      where: { id, state: 'waiting', dueAt: leasedUntil },
      data: { state: 'ready', readyAt: now, bytes, dueAt },
    });
    if (count === 0) return false;
    const { brandId, locale, email } = await tx.user.findUniqueOrThrow({
      where: { id: memberId },
      select: { brandId: true, locale: true, email: true },
    });
    await enqueueMail(tx, {
      brandId,
      template: 'export_ready',
      locale,
      to: email,
      at: now,
      data: {
        link: brandLink(brandId, '/profile/security#export', locale),
        until: dueAt.toISOString(),
      },
      dedupeKey: `export:${id}`,
    });
    return true;
  });
}

async function build(row: DataExport, now: Date): Promise<void> {
  const { id, memberId, objectKey, attempts } = row;
  try {
    const data = await gatherData(memberId, now);
    const json = { name: 'data.json', bytes: Buffer.from(JSON.stringify(data, null, 2)) };
    const photos = await gatherPhotos(memberId);
    const file = await zipOf([{ ...json, packed: false }, ...photos]);
    await photoStore().put(zipName(objectKey), file, 'application/zip');
    if (await finish(row, file.length, now)) return;
    // After a lost claim the file belongs to the process that holds the export now.
    const where = { id, state: { not: 'failed' } } as const;
    if ((await db().dataExport.count({ where })) === 0) await removeZip(objectKey);
  } catch (error) {
    log().error({ err: error, exportId: id, attempts }, 'data export failed');
    if (attempts < EXPORT_ATTEMPTS) return;
    await db().dataExport.updateMany({
      where: { id, state: 'waiting', dueAt: row.dueAt },
      data: { state: 'failed', dueAt: after(now, EXPORT_STORED_MS) },
    });
  }
}

/** Due work: builds the exports that members requested, each on one instance, and notifies them by mail. */
export const buildExportsWork: DueWork = {
  name: 'exports',
  run: async (now, limit) => {
    const claims = await claimDue<{ id: string }>(EXPORTS_TO_BUILD, now, limit);
    await forEachLeased(EXPORTS_TO_BUILD, claims, async ({ id, leasedUntil: dueAt }) => {
      const row = await db().dataExport.findFirst({ where: { id, dueAt } });
      if (row) await build(row, now);
    });
    return claims.length;
  },
};
