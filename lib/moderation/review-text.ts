import { inTransaction } from '../db/client.ts';
import { fail } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';

/**
 * Approves or refuses the two texts of a profile; others read them only while they are approved. For
 * staff, and the demo's own moderation. Raises `not_found`.
 */
export async function reviewText(
  profileId: string,
  verdict: 'approved' | 'rejected',
  actor: string,
  now: Date,
): Promise<void> {
  await inTransaction(async (tx) => {
    const { count } = await tx.profile.updateMany({
      where: { id: profileId, kind: 'member' },
      data: { textState: verdict },
    });
    if (count === 0) fail('not_found');
    await tx.auditEntry.create({
      data: {
        id: newId(),
        actor,
        action: `text.${verdict}`,
        subject: profileId,
        data: {},
        at: now,
      },
    });
  });
}
