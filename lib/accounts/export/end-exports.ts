import { db } from '../../db/client.ts';
import type { DueWork } from '../../queue/due-work.ts';
import { removeZip } from './zip-file.ts';

/** Deletes expired exports: the file first, so that no row is deleted before its file. */
export async function endExports(now: Date, limit: number): Promise<number> {
  const over = await db().dataExport.findMany({
    where: { state: { in: ['ready', 'failed'] }, dueAt: { lte: now } },
    orderBy: [{ dueAt: 'asc' }, { id: 'asc' }],
    take: limit,
    select: { id: true, objectKey: true },
  });
  for (const { id, objectKey } of over) {
    await removeZip(objectKey);
    await db().dataExport.deleteMany({ where: { id } });
  }
  return over.length;
}

export const endExportsWork: DueWork = { name: 'ended exports', run: endExports };
