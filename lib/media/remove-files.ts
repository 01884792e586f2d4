import { inTransaction, type Db } from '../db/client.ts';
import type { FileRemovalScope } from '../db/generated/enums.ts';
import type { DueWork } from '../queue/due-work.ts';
import { after, MINUTE } from '../kernel/clock.ts';
import { log } from '../kernel/log.ts';
import { chatPictureName } from './chat-picture-file.ts';
import { privatePhotoName, ownCardName } from './photo-files.ts';
import { photoStore } from './photo-store.ts';
import { publicNames } from './variants.ts';

const AGAIN_MS = 5 * MINUTE;

type Due = { readonly objectKey: string; readonly scope: FileRemovalScope };

async function deleteFiles({ objectKey, scope }: Due): Promise<void> {
  const [source = '', ...made] = publicNames(objectKey);
  // Deletes the source of the variants first: a variant that is just being made then finds it missing and
  // removes itself.
  await photoStore().remove([source]);
  await photoStore().remove(made);
  if (scope === 'public') return;
  const names = [privatePhotoName(objectKey), ownCardName(objectKey), chatPictureName(objectKey)];
  await photoStore().remove(names);
}

async function deleted(one: Due): Promise<boolean> {
  try {
    await deleteFiles(one);
    return true;
  } catch (error) {
    log().warn({ err: error }, 'photo file deletion failed: will be retried');
    return false;
  }
}

async function settle(tx: Db, { objectKey, scope }: Due, gone: boolean, now: Date): Promise<void> {
  const where = { objectKey, scope };
  if (gone) await tx.photoRemoval.deleteMany({ where });
  else await tx.photoRemoval.updateMany({ where, data: { dueAt: after(now, AGAIN_MS) } });
  if (gone && scope === 'all') {
    await tx.photo.deleteMany({ where: { objectKey, state: 'removed' } });
  }
}

/**
 * Due work, also called by actions after their commit: deletes the files scheduled for removal, and the rows
 * of photos that their owners removed. A failed deletion is retried later. The rows are locked, not leased:
 * `cancelRemoval` waits for the lock and then finds that the files are gone.
 */
export async function removeFiles(now: Date, limit: number): Promise<number> {
  return inTransaction(async (tx) => {
    const due = await tx.$queryRaw<Due[]>`
      select object_key as "objectKey", scope from photo_removals where due_at <= ${now}
       order by due_at limit ${limit} for update skip locked`;
    const gone = await Promise.all(due.map(deleted));
    for (const [index, one] of due.entries()) await settle(tx, one, gone[index] === true, now);
    return due.length;
  });
}

/** For actions that scheduled a removal for now: runs it at once; a failure is left to the next tick. */
export async function removeFilesNow(now: Date): Promise<void> {
  await removeFiles(now, 20).catch((error: unknown) => {
    log().warn({ err: error }, 'photo removal run failed: left to the next tick');
  });
}

export const removeFilesWork: DueWork = { name: 'photo files', run: removeFiles };
