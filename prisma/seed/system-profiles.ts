import type { PrismaClient } from '../../lib/db/generated/client.ts';
import { newId } from '../../lib/kernel/ids.ts';

const SENDERS = ['000000', '111111', 'admin'] as const;

/**
 * The three system senders; they cannot be written to and are not in search. Members see the name of their brand
 * (`systemSender`); the stored one is only for staff.
 */
export async function seedSystemProfiles(db: PrismaClient, now: Date): Promise<void> {
  await db.profile.createMany({
    skipDuplicates: true,
    data: SENDERS.map((publicId) => ({
      id: newId(now.getTime()),
      publicId,
      kind: 'system',
      screenName: 'Service',
      gender: 'woman',
      seeking: 'man',
      ageGiven: 18,
      ageGivenAt: now,
      country: 'it',
      answeredBy: [],
      createdAt: now,
    })),
  });
}
