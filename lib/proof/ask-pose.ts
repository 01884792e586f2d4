import { randomInt } from 'node:crypto';
import { inTransaction } from '../db/client.ts';
import { VerificationPose } from '../db/generated/enums.ts';
import type { MemberViewer } from '../identity/viewer.ts';
import { after } from '../kernel/clock.ts';
import { fail } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { lockPhotos } from '../media/own-photos.ts';
import { POSE_MS } from './limits.ts';
import { mainPhoto } from './main-photo.ts';
import { attemptsLeft } from './own-verification.ts';

const POSES = Object.values(VerificationPose);

/** Another pose than the one before, which the member may have prepared. */
function chosenPose(before: VerificationPose | undefined): VerificationPose {
  const others = POSES.filter((pose) => pose !== before);
  return others[randomInt(others.length)] ?? 'open_palm';
}

/**
 * For members: asks for a selfie in a pose that the server chooses. A pose that is still valid stays, so that nobody
 * asks until they like it. Raises `main_photo_missing`, `verification_attempts_spent`, and `conflict` while a selfie
 * waits for its decision.
 */
export async function askPose(
  { profileId, brandId }: Pick<MemberViewer, 'profileId' | 'brandId'>,
  now: Date,
): Promise<void> {
  await inTransaction(async (tx) => {
    await lockPhotos(tx, profileId);
    const open = await tx.photoVerification.findFirst({
      where: { profileId, state: { in: ['asked', 'pending'] } },
    });
    if (open?.state === 'pending') fail('conflict', { state: 'pending' });
    if (open && open.expiresAt > now) return;
    if ((await mainPhoto(tx, profileId)) === null) fail('main_photo_missing');
    const { left, nextAt } = await attemptsLeft(tx, profileId, now);
    if (left <= 0) fail('verification_attempts_spent', { at: nextAt?.toISOString() ?? '' });
    const last =
      open ??
      (await tx.photoVerification.findFirst({
        where: { profileId },
        orderBy: [{ askedAt: 'desc' }, { id: 'desc' }],
      }));
    const asked = {
      pose: chosenPose(last?.pose),
      askedAt: now,
      expiresAt: after(now, POSE_MS),
    };
    if (open)
      await tx.photoVerification.update({
        where: { id: open.id },
        data: asked,
      });
    else {
      const id = newId(now.getTime());
      await tx.photoVerification.create({
        data: { ...asked, id, profileId, brandId },
      });
    }
  });
}
