import { randomUUID } from 'node:crypto';
import { db } from '#lib/db/client.ts';
import { clock } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';

/** A selfie that waits for a second look. */
export async function createSelfie(profileId: string): Promise<void> {
  const now = clock.now();
  await db().photoVerification.create({
    data: {
      id: newId(),
      profileId,
      brandId: 'dolcevita',
      pose: 'open_palm',
      state: 'pending',
      askedAt: now,
      expiresAt: now,
      sentAt: now,
      objectKey: randomUUID(),
      firstBy: 'operator:one',
      firstAt: now,
    },
  });
}
