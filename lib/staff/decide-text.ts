import { inTransaction } from '../db/client.ts';
import { fail } from '../kernel/errors.ts';
import { audit } from './audit.ts';

type Decision = {
  /** The public id of the profile whose texts wait. */
  readonly profileId: string;
  readonly approve: boolean;
  readonly reason?: string | undefined;
  readonly actor: string;
  readonly now: Date;
};

/** Staff only: a profile's waiting texts are shown or refused. Raises `not_found` and `conflict`. */
export async function decideText({
  profileId,
  approve,
  reason,
  actor,
  now,
}: Decision): Promise<void> {
  if (!approve && (reason === undefined || reason === '')) fail('conflict', { missing: 'reason' });
  await inTransaction(async (tx) => {
    const profile = await tx.profile.findUnique({
      where: { publicId: profileId },
      select: { id: true, textState: true },
    });
    if (!profile) return fail('not_found');
    const { count } = await tx.profile.updateMany({
      where: { id: profile.id, textState: 'pending' },
      data: { textState: approve ? 'approved' : 'rejected' },
    });
    if (count === 0) fail('conflict', { state: profile.textState });
    const action = approve ? 'approve_text' : 'reject_text';
    await audit(tx, { actor, action, subject: profile.id, data: { reason: reason ?? null }, now });
  });
}
