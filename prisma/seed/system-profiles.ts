import type { PrismaClient } from '../../lib/db/generated/client.ts';
import { newId } from '../../lib/kernel/ids.ts';

const SENDERS = [
  ['000000', 'Amarena'],
  ['111111', 'Amarena'],
  ['admin', 'Team'],
] as const;

/** The three system senders; they cannot be written to and are not in search. */
export async function seedSystemProfiles(db: PrismaClient, now: Date): Promise<void> {
  await db.profile.createMany({
    skipDuplicates: true,
    data: SENDERS.map(([publicId, screenName]) => ({
      id: newId(now.getTime()),
      publicId,
      kind: 'system',
      screenName,
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
