import { inTransaction } from '../../db/client.ts';
import type { AppealOutcome } from '../../db/generated/enums.ts';
import { fail } from '../../kernel/errors.ts';
import { lockPhotos } from '../../media/own-photos.ts';
import { removeFilesNow } from '../../media/remove-files.ts';
import { scheduleRemoval } from '../../media/schedule-removal.ts';
import { audit } from '../../audit/audit.ts';
import { photoForReview } from './photo-for-review.ts';
import { publishPrivatePhoto } from './publish-private-photo.ts';

const WAITING = { state: 'rejected', appealedAt: { not: null }, appealOutcome: null } as const;

type Decision = {
  readonly photoId: string;
  readonly outcome: AppealOutcome;
  readonly actor: string;
  readonly now: Date;
};

/**
 * Staff only: decides the appeal against the refusal of a photo. `granted` publishes it, `denied` deletes it
 * for good. Raises `not_found`, and `conflict` when no appeal is open.
 */
export async function decideAppeal(decision: Decision): Promise<void> {
  const { photoId, outcome, actor, now } = decision;
  const decided = { appealOutcome: outcome, appealDecidedAt: now };
  const action = outcome === 'granted' ? 'photo.grant_appeal' : 'photo.deny_appeal';
  const { objectKey, profileId, ...photo } = await photoForReview(photoId);
  if (photo.state !== 'rejected' || photo.appealedAt === null || photo.appealOutcome !== null) {
    return fail('conflict');
  }
  const data = { received: photo.appealedAt.toISOString() };
  if (outcome === 'granted') {
    await publishPrivatePhoto({ photoId, actor, now, from: WAITING, also: decided, action, data });
    return;
  }
  await inTransaction(async (tx) => {
    await lockPhotos(tx, profileId);
    const { count } = await tx.photo.updateMany({
      where: { id: photoId, ...WAITING },
      data: decided,
    });
    if (count === 0) fail('conflict');
    await scheduleRemoval(tx, { objectKey, scope: 'all', dueAt: now });
    await audit(tx, { actor, action, subject: photoId, data, now });
  });
  await removeFilesNow(now);
}
