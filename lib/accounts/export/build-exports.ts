import { brandLink } from '../../brands/links.ts';
import { db, inTransaction } from '../../db/client.ts';
import type { DataExport } from '../../db/generated/client.ts';
import { claimDue, type DueRows } from '../../queue/claim-due.ts';
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
  due: 'due_at',
  where: `state = 'waiting'`,
  leaseMs: 5 * MINUTE,
  attempts: 'attempts',
  returning: 't.id',
};

async function claim(now: Date, limit: number): Promise<DataExport[]> {
  const rows = await claimDue<{ id: string }>(EXPORTS_TO_BUILD, now, limit);
  return db().dataExport.findMany({ where: { id: { in: rows.map(({ id }) => id) } } });
}

/** False when it is no longer wanted: the account was erased while the export was being built. */
function finish({ id, memberId }: DataExport, bytes: number, now: Date): Promise<boolean> {
  const dueAt = after(now, EXPORT_STORED_MS);
  return inTransaction(async (tx) => {
    const { count } = await tx.dataExport.updateMany({
      where: { id, state: 'waiting' },
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
    if (!(await finish(row, file.length, now))) await removeZip(objectKey);
  } catch (error) {
    log().error({ err: error, exportId: id, attempts }, 'data export failed');
    if (attempts < EXPORT_ATTEMPTS) return;
    await db().dataExport.updateMany({
      where: { id, state: 'waiting' },
      data: { state: 'failed', dueAt: after(now, EXPORT_STORED_MS) },
    });
  }
}

/** Due work: builds the exports that members requested, each on one instance, and notifies them by mail. */
export const buildExportsWork: DueWork = {
  name: 'exports',
  run: async (now, limit) => {
    const rows = await claim(now, limit);
    for (const row of rows) await build(row, now);
    return rows.length;
  },
};
