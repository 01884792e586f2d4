import type { Db } from '../db/client.ts';

export type RemovalScope = 'public' | 'all';

type Removal = {
  readonly objectKey: string;
  /** `public` leaves the kept original to those who review an appeal. */
  readonly scope: RemovalScope;
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

/** Takes a note back; false when the files are being deleted or are gone. */
export async function cancelRemoval(
  tx: Db,
  objectKey: string,
  scope: RemovalScope,
): Promise<boolean> {
  const { count } = await tx.photoRemoval.deleteMany({ where: { objectKey, scope } });
  return count === 1;
}
