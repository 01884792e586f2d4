import { db } from '../../db/client.ts';
import { fail } from '../../kernel/errors.ts';
import { isId } from '../../kernel/ids.ts';
import { photoStore } from '../../media/photo-store.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { zipName } from './zip-file.ts';

/**
 * The zip of a member's own export. Raises `not_found` for one that is not ready, has expired or belongs to
 * another member.
 */
export async function downloadExport(
  { memberId }: MemberViewer,
  id: string,
  now: Date,
): Promise<Buffer> {
  if (!isId(id)) fail('not_found');
  const row = await db().dataExport.findFirst({
    where: { id, memberId, state: 'ready', dueAt: { gt: now } },
    select: { objectKey: true },
  });
  if (!row) return fail('not_found');
  return (await photoStore().get(zipName(row.objectKey))) ?? fail('not_found');
}
