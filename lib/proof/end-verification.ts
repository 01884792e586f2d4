import type { Db } from '../db/client.ts';
import type { VerificationReason, VerificationState } from '../db/generated/enums.ts';
import { fail } from '../kernel/errors.ts';
import { scheduleRemoval } from '../media/schedule-removal.ts';

type End = {
  readonly id: string;
  readonly state: Extract<VerificationState, 'approved' | 'refused' | 'withdrawn' | 'lapsed'>;
  readonly reason?: VerificationReason;
  readonly now: Date;
};

/**
 * Call inside a transaction, and `removeFilesNow` after it: ends a pending verification. Its selfie is forgotten by the
 * row and scheduled for deletion in the same transaction, so that a crash before the deletion only delays it. Raises
 * `conflict` when it was ended before.
 */
export async function endVerification(tx: Db, { id, state, reason, now }: End): Promise<void> {
  const [row] = await tx.$queryRaw<{ objectKey: string }[]>`
    select object_key as "objectKey" from photo_verifications
     where id = ${id}::uuid and state = 'pending' for update`;
  const { objectKey } = row ?? fail('conflict', { state: 'decided' });
  await tx.photoVerification.update({
    where: { id },
    data: {
      state,
      reason: reason ?? null,
      objectKey: null,
      dueAt: null,
      decidedAt: now,
    },
  });
  await scheduleRemoval(tx, { objectKey, scope: 'all', dueAt: now });
}
