import { db, inTransaction } from '../db/client.ts';
import type { PhotoVerification } from '../db/generated/client.ts';
import { after } from '../kernel/clock.ts';
import { isAppError } from '../kernel/errors.ts';
import { lockPhotos } from '../media/own-photos.ts';
import { removeFilesNow } from '../media/remove-files.ts';
import { nightly } from '../queue/recurring.ts';
import { finishVerification } from './decide-verification.ts';
import { endVerification } from './end-verification.ts';
import { SECOND_LOOK_MS, SELFIE_MS } from './limits.ts';
import { mainPhoto } from './main-photo.ts';

const HOUR_UTC = 3;

/** Without a second moderator the first decision is final; where two disagree, nothing is proven. */
async function end(
  { id, profileId, firstBy, firstReason, secondReason }: PhotoVerification,
  now: Date,
): Promise<void> {
  await inTransaction(async (tx) => {
    await lockPhotos(tx, profileId);
    const main = await mainPhoto(tx, profileId);
    if (firstBy === null || main === null) return endVerification(tx, { id, state: 'lapsed', now });
    const decision = {
      reason: firstReason ?? secondReason,
      photoId: main.id,
      now,
    };
    return finishVerification(tx, { id, profileId }, decision);
  });
}

/** Due work: ends verifications that waited too long, so that no selfie is stored without need. */
export async function endOverdueVerifications(now: Date): Promise<number> {
  const overdue = await db().photoVerification.findMany({
    where: {
      state: 'pending',
      OR: [
        { firstBy: null, sentAt: { lte: after(now, -SELFIE_MS) } },
        { firstAt: { lte: after(now, -SECOND_LOOK_MS) } },
      ],
    },
  });
  for (const row of overdue) {
    await end(row, now).catch((error: unknown) => {
      // Decided meanwhile.
      if (!isAppError(error)) throw error;
    });
  }
  if (overdue.length > 0) await removeFilesNow(now);
  return overdue.length;
}

export const endOverdueVerificationsWork = nightly(
  'end_overdue_verifications',
  HOUR_UTC,
  endOverdueVerifications,
);
