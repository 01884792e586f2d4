import { inTransaction } from '../db/client.ts';
import type { FileRemovalScope } from '../db/generated/enums.ts';
import { claimDue, forEachLeased, type DueRows, type Leased } from '../queue/claim-due.ts';
import type { DueWork } from '../queue/due-work.ts';
import { MINUTE } from '../kernel/clock.ts';
import { log } from '../kernel/log.ts';
import { forgetRechecks } from '../review-queue/forget-rechecks.ts';
import { chatPictureName } from './chat-picture-file.ts';
import { voiceName } from './voice-file.ts';
import { REMOVALS_AT_ONCE } from './limits.ts';
import { ownCardName, privatePhotoName, selfieName } from './photo-files.ts';
import { photoStore } from './photo-store.ts';
import { ticketPdfName, ticketPictureName, ticketThumbName } from './ticket-files.ts';
import { publicNames } from './variants.ts';

/** A failed deletion is tried again when its lease ends. */
export const FILES_TO_REMOVE: DueRows = {
  name: 'claim-removals',
  table: 'photo_removals',
  // Files of rows that are deleted already have none.
  brand: `coalesce(
    (select o.brand_id from photos f join profiles o on o.id = f.profile_id where f.object_key = photo_removals.object_key),
    (select c.brand_id from chat_photos f join conversations c on c.id = f.conversation_id
      where f.object_key = photo_removals.object_key),
    (select v.brand_id from message_previews v where v.object_key = photo_removals.object_key),
    (select v.brand_id from photo_verifications v where v.object_key = photo_removals.object_key),
    (select f.brand_id from ticket_files f where f.object_key = photo_removals.object_key))`,
  due: 'due_at',
  where: 'true',
  leaseMs: 5 * MINUTE,
  set: 'started_at = $1::timestamptz',
  returning: 't.object_key as "objectKey", t.scope',
};

type Claimed = Leased & { readonly objectKey: string; readonly scope: FileRemovalScope };

async function deleteFiles({ objectKey, scope }: Claimed): Promise<void> {
  const [source = '', ...made] = publicNames(objectKey);
  // Deletes the source of the variants first: a variant that is just being made then finds it missing and
  // removes itself.
  await photoStore().remove([source]);
  await photoStore().remove(made);
  if (scope === 'public') return;
  const namesOf = [
    privatePhotoName,
    ownCardName,
    chatPictureName,
    voiceName,
    selfieName,
    ticketPictureName,
    ticketThumbName,
    ticketPdfName,
  ];
  await photoStore().remove(namesOf.map((nameOf) => nameOf(objectKey)));
}

/** Changes nothing when the claim was lost, or the files were scheduled again meanwhile. */
async function finish({ leaseKey: id, leasedUntil, objectKey, scope }: Claimed): Promise<void> {
  await inTransaction(async (tx) => {
    const { count } = await tx.photoRemoval.deleteMany({ where: { id, dueAt: leasedUntil } });
    if (count === 1 && scope === 'all') {
      const where = { objectKey, state: 'removed' } as const;
      const gone = await tx.photo.findMany({ where, select: { id: true } });
      await forgetRechecks(
        tx,
        gone.map((photo) => photo.id),
      );
      await tx.photo.deleteMany({ where });
      // Uploaded for a message that was not sent.
      await tx.ticketFile.deleteMany({ where: { objectKey, ticketId: null } });
    }
  });
}

async function remove(claimed: Claimed): Promise<void> {
  try {
    await deleteFiles(claimed);
    await finish(claimed);
  } catch (error) {
    log().warn({ err: error }, 'photo file deletion failed: will be retried');
  }
}

/**
 * Due work, also called by actions after their commit: deletes the files scheduled for removal, and the rows
 * of photos that their owners removed, and of files of tickets that no message came for. From its claim on a removal
 * cannot be cancelled.
 */
export async function removeFiles(now: Date, limit: number): Promise<number> {
  const due = await claimDue<Claimed>(FILES_TO_REMOVE, now, limit);
  await forEachLeased(FILES_TO_REMOVE, due, remove, REMOVALS_AT_ONCE);
  return due.length;
}

/** For actions that scheduled a removal for now: runs it at once; a failure is left to the next tick. */
export async function removeFilesNow(now: Date): Promise<void> {
  await removeFiles(now, 20).catch((error: unknown) => {
    log().warn({ err: error }, 'photo removal run failed: left to the next tick');
  });
}

export const removeFilesWork: DueWork = { name: 'photo files', run: removeFiles };
