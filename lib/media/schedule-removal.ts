import type { Db } from '../db/client.ts';
import type { FileRemovalScope } from '../db/generated/enums.ts';

type Removal = {
  readonly objectKey: string;
  /** `public` leaves the private original for the review of an appeal. */
  readonly scope: FileRemovalScope;
  readonly dueAt: Date;
};

/**
 * Schedules files for deletion inside the transaction that makes them unnecessary, so that a crash leaves
 * neither a row without a file nor a file without a row. An action that makes the removal due now also calls
 * `removeFilesNow`.
 */
export async function scheduleRemoval(tx: Db, removal: Removal): Promise<void> {
  const { objectKey, scope, dueAt } = removal;
  await tx.photoRemoval.upsert({
    where: { objectKey_scope: { objectKey, scope } },
    create: removal,
    update: { dueAt },
  });
}

/** Cancels the scheduled removal of all files of a picture; false when they are being deleted or are gone. */
export async function cancelRemoval(tx: Db, objectKey: string): Promise<boolean> {
  const where = { objectKey, scope: 'all', startedAt: null } as const;
  const { count } = await tx.photoRemoval.deleteMany({ where });
  return count === 1;
}

/** Whether files of a picture are being deleted; if not, no deletion begins before the end of the transaction. */
export async function isRemovalStarted(tx: Db, objectKey: string): Promise<boolean> {
  const found = await tx.$queryRaw<{ started: boolean }[]>`
    select started_at is not null as started from photo_removals
     where object_key = ${objectKey} for update`;
  return found.some(({ started }) => started);
}
