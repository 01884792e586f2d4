import { db, inTransaction } from '../../db/client.ts';
import type { AppealOutcome } from '../../db/generated/enums.ts';
import { wakeJobs } from '../../queue/wake.ts';
import { fail } from '../../kernel/errors.ts';
import { isId } from '../../kernel/ids.ts';
import { removeFilesNow } from '../../media/remove-files.ts';
import { scheduleRemoval } from '../../media/schedule-removal.ts';
import { notifyPhotoSender } from '../../media/notify-photo-sender.ts';
import { audit } from '../../audit/audit.ts';

type Decision = {
  readonly photoId: string;
  readonly outcome: AppealOutcome;
  readonly actor: string;
  readonly now: Date;
};

/**
 * Staff only: decides the appeal against the refusal of a chat photo. When granted, the photo is sent in the
 * next round of due work; when denied, its picture is deleted. The sender sees the outcome. Raises
 * `not_found`, and `conflict` when no appeal is open.
 */
export async function decideChatAppeal(decision: Decision): Promise<void> {
  const { photoId, outcome, actor, now } = decision;
  const photo = isId(photoId) && (await db().chatPhoto.findUnique({ where: { id: photoId } }));
  if (!photo) return fail('not_found');
  const { objectKey, senderId, appealedAt } = photo;
  const granted = outcome === 'granted';
  await inTransaction(async (tx) => {
    const { count } = await tx.chatPhoto.updateMany({
      where: { id: photoId, state: 'rejected', appealedAt: { not: null }, appealOutcome: null },
      data: {
        appealOutcome: outcome,
        appealDecidedAt: now,
        ...(granted && { state: 'approved', reason: null, dueAt: now }),
      },
    });
    if (count === 0) fail('conflict');
    if (!granted) await scheduleRemoval(tx, { objectKey, scope: 'all', dueAt: now });
    const action = granted ? 'chat_photo.grant_appeal' : 'chat_photo.deny_appeal';
    const data = { received: appealedAt?.toISOString() ?? null };
    await audit(tx, { actor, action, subject: photoId, data, now });
  });
  if (granted) wakeJobs();
  else await removeFilesNow(now);
  await notifyPhotoSender(senderId);
}
