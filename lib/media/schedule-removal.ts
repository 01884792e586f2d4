import type { Db } from '../db/client.ts';

type Removal = {
  readonly objectKey: string;
  /** `public` leaves the kept original to those who review an appeal. */
  readonly scope: 'public' | 'all';
  readonly dueAt: Date;
};

/**
 * Notes files to delete, in the transaction that makes them needless: a crash between row and file leaves
 * neither a hole nor a leftover. For verbs; whoever makes it due at once also calls `removeFiles`.
 */
export async function scheduleRemoval(tx: Db, removal: Removal): Promise<void> {
  const { objectKey, scope, dueAt } = removal;
  await tx.photoRemoval.upsert({
    where: { objectKey_scope: { objectKey, scope } },
    create: removal,
    update: { dueAt },
  });
}

/** Takes the note about all files of a picture back; false when they are being deleted or are gone. */
export async function cancelRemoval(tx: Db, objectKey: string): Promise<boolean> {
  const where = { objectKey, scope: 'all' };
  const { count } = await tx.photoRemoval.deleteMany({ where });
  return count === 1;
}
