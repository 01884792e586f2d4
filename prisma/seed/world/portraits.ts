import type { BrandId } from '../../../lib/brands/schema.ts';
import type { Prisma } from '../../../lib/db/generated/client.ts';
import { newId } from '../../../lib/kernel/ids.ts';
import { portraitKey } from '../../../lib/media/portraits/portrait-key.ts';
import type { Person } from './person.ts';
import { randomOf } from './random.ts';

export type Sitter = Pick<Person, 'gender' | 'hairColor' | 'age'> & {
  readonly profileId: string;
  readonly seed: string;
  readonly poses: number;
};

/**
 * The rows of a brand's portraits, approved. No file is written: a portrait is drawn at its first request, in the
 * style of the brand that shows it.
 */
export function portraitRows(
  portraitBrand: BrandId,
  sitters: readonly Sitter[],
  now: Date,
): Prisma.PhotoCreateManyInput[] {
  return sitters.flatMap(({ profileId, seed, gender, age, hairColor: hair, poses }) =>
    Array.from({ length: poses }, (_, pose) => ({
      id: newId(now.getTime()),
      profileId,
      objectKey: portraitKey({ portraitBrand, gender, age, hair, seed, pose }),
      position: pose,
      isDefault: pose === 0,
      state: 'approved' as const,
      width: 720,
      height: 960,
      createdAt: now,
      reviewedAt: now,
      // Drawn, not a photo of a person: a fingerprint for finding it again is useless.
      printTriedAt: now,
    })),
  );
}

/** The number of portraits: two to five, none for a few members. */
export function posesOf(seed: string, kind: 'member' | 'hosted'): number {
  const random = randomOf(`${seed} poses`);
  if (kind === 'member' && random.chance(0.06)) return 0;
  return random.pick([2, 3, 3, 3, 4, 4, 5]);
}
