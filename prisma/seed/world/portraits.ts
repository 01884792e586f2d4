import type { BrandId } from '../../../lib/brands/schema.ts';
import type { Prisma } from '../../../lib/db/generated/client.ts';
import { newId } from '../../../lib/kernel/ids.ts';
import { drawPortrait } from '../../../lib/media/portraits/draw-portrait.ts';
import { newPhotoKey } from '../../../lib/media/photo-files.ts';
import { photoStore } from '../../../lib/media/photo-store.ts';
import type { Person } from './person.ts';
import { randomOf } from './random.ts';

export type Sitter = Pick<Person, 'gender' | 'hairColor'> & {
  readonly profileId: string;
  readonly seed: string;
  readonly poses: number;
};

/** Number drawn concurrently: the image library has as many threads as there are cores, and some wait for the disk. */
const AT_ONCE = 6;

type Drawing = { readonly sitter: Sitter; readonly pose: number; readonly objectKey: string };

/**
 * `DEMO_PORTRAITS=shared` draws one face for each gender, hair and pose of a brand, as tests ask: the portraits are
 * six sevenths of the seed's processor time.
 */
const areShared = (): boolean => process.env['DEMO_PORTRAITS'] === 'shared';

/** Draws portraits, or takes the one that was drawn before for the same seed. */
function portraitPainter(portraitBrand: BrandId): (drawing: Drawing) => Promise<Buffer> {
  const drawn = new Map<string, Promise<Buffer>>();
  return ({ sitter: { seed, gender, hairColor: hair }, pose }) => {
    const traits = { gender, portraitBrand, pose, hair };
    if (!areShared()) return drawPortrait({ ...traits, seed });
    const shared = `${gender} ${hair} ${String(pose)}`;
    const drawing = drawn.get(shared) ?? drawPortrait({ ...traits, seed: shared });
    drawn.set(shared, drawing);
    return drawing;
  };
}

/**
 * Draws the portraits of a brand's profiles and stores them; returns their rows, approved.
 * The other widths are generated on first request.
 */
export async function drawPortraits(
  portraitBrand: BrandId,
  sitters: readonly Sitter[],
  now: Date,
): Promise<Prisma.PhotoCreateManyInput[]> {
  const drawings = sitters.flatMap((sitter) =>
    Array.from({ length: sitter.poses }, (_, pose): Drawing => {
      return { sitter, pose, objectKey: newPhotoKey() };
    }),
  );
  const paint = portraitPainter(portraitBrand);
  const waiting = [...drawings];
  const draw = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      await photoStore().put(`public/${next.objectKey}.webp`, await paint(next), 'image/webp');
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, draw));
  return drawings.map(({ sitter, pose, objectKey }) => ({
    id: newId(now.getTime()),
    profileId: sitter.profileId,
    objectKey,
    position: pose,
    isDefault: pose === 0,
    state: 'approved',
    width: 720,
    height: 960,
    createdAt: now,
    reviewedAt: now,
    // Drawn, not a photo of a person: a fingerprint for finding it again is useless.
    printTriedAt: now,
  }));
}

/** The number of portraits: at least one for hosted profiles, none for a few members. */
export function posesOf(seed: string, kind: 'member' | 'hosted'): number {
  const roll = randomOf(`${seed} poses`).next();
  if (kind === 'member' && roll < 0.1) return 0;
  return roll < 0.84 ? 1 : 2;
}
