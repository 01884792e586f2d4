import { db, inTransaction } from '../db/client.ts';
import type { PhotoVerification, Prisma } from '../db/generated/client.ts';
import { after } from '../kernel/clock.ts';
import { lockPhotos } from '../media/own-photos.ts';
import { removeFilesNow } from '../media/remove-files.ts';
import { nightly } from '../queue/recurring.ts';
import { finishVerification } from './decide-verification.ts';
import { endVerification } from './end-verification.ts';
import { SECOND_LOOK_MS, SELFIE_MS } from './limits.ts';
import { mainPhoto } from './main-photo.ts';

const HOUR_UTC = 3;

function overdueAt(now: Date): Prisma.PhotoVerificationWhereInput {
  return {
    state: 'pending',
    OR: [
      { firstBy: null, sentAt: { lte: after(now, -SELFIE_MS) } },
      { firstAt: { lte: after(now, -SECOND_LOOK_MS) } },
    ],
  };
}

/**
 * Without a second moderator the first decision is final; where two disagree, nothing is proven. An approval holds for
 * the photo that was compared only.
 */
async function end(
  { id, profileId }: Pick<PhotoVerification, 'id' | 'profileId'>,
  now: Date,
): Promise<void> {
  await inTransaction(async (tx) => {
    await lockPhotos(tx, profileId);
    // Decided or withdrawn meanwhile.
    const row = await tx.photoVerification.findFirst({ where: { id, ...overdueAt(now) } });
    if (!row) return;
    const reason = row.firstReason ?? row.secondReason;
    const photoId = row.firstPhotoId;
    const main = await mainPhoto(tx, profileId);
    const isOutdated = reason === null && (main === null || main.id !== photoId);
    if (row.firstBy === null || isOutdated) await endVerification(tx, { id, state: 'lapsed', now });
    else await finishVerification(tx, row, { reason, photoId, now });
  });
}

/** Due work: ends verifications that waited too long, so that no selfie is stored without need. */
export async function endOverdueVerifications(now: Date): Promise<number> {
  const overdue = await db().photoVerification.findMany({
    where: overdueAt(now),
    select: { id: true, profileId: true },
  });
  for (const row of overdue) await end(row, now);
  if (overdue.length > 0) await removeFilesNow(now);
  return overdue.length;
}

export const endOverdueVerificationsWork = nightly(
  'end_overdue_verifications',
  HOUR_UTC,
  endOverdueVerifications,
);
