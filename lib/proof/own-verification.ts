import { db, type Db } from '../db/client.ts';
import type { MemberViewer } from '../identity/viewer.ts';
import { after } from '../kernel/clock.ts';
import { selfReviewSeconds } from '../review-queue/review-due.ts';
import { VERIFICATION_ATTEMPTS, VERIFICATION_WINDOW_MS } from './limits.ts';
import { mainPhoto } from './main-photo.ts';

/** How many selfies the member may still send, and from when on the next one where there are none. */
export async function attemptsLeft(tx: Db, profileId: string, now: Date) {
  const sent = await tx.photoVerification.findMany({
    where: {
      profileId,
      sentAt: { gt: after(now, -VERIFICATION_WINDOW_MS) },
      state: { not: 'lapsed' },
    },
    orderBy: [{ sentAt: 'desc' }, { id: 'desc' }],
    take: VERIFICATION_ATTEMPTS,
    select: { sentAt: true },
  });
  const left = VERIFICATION_ATTEMPTS - sent.length;
  const oldest = sent.at(-1)?.sentAt ?? null;
  const nextAt = left > 0 || oldest === null ? null : after(oldest, VERIFICATION_WINDOW_MS);
  return { left, nextAt };
}

/** For members: how far the verification of their main photo is. */
export async function ownVerification({ profileId }: Pick<MemberViewer, 'profileId'>, now: Date) {
  const [{ photoCheckedAt }, latest, main, { left, nextAt }] = await Promise.all([
    db().profile.findUniqueOrThrow({
      where: { id: profileId },
      select: { photoCheckedAt: true },
    }),
    db().photoVerification.findFirst({
      where: { profileId },
      orderBy: [{ askedAt: 'desc' }, { id: 'desc' }],
    }),
    mainPhoto(db(), profileId),
    attemptsLeft(db(), profileId, now),
  ]);
  const isAsked = latest?.state === 'asked' && latest.expiresAt > now;
  return {
    checkedAt: photoCheckedAt,
    state: latest === null || (latest.state === 'asked' && !isAsked) ? 'none' : latest.state,
    pose: isAsked ? latest.pose : null,
    expiresAt: isAsked ? latest.expiresAt : null,
    reason: latest?.reason ?? null,
    hasMainPhoto: main !== null,
    attemptsLeft: left,
    nextAttemptAt: nextAt,
    selfReviewSeconds: selfReviewSeconds(),
  } as const;
}
