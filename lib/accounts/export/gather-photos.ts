import { db } from '../../db/client.ts';
import { keptName } from '../../media/photo-files.ts';
import { photoStore } from '../../media/photo-store.ts';
import type { Entry } from './zip-file.ts';

/** A member's own photos as files, whatever moderation made of them; what was deleted is not there to give. */
export async function gatherPhotos(memberId: string): Promise<Entry[]> {
  const photos = await db().photo.findMany({
    where: { profile: { memberId } },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: { objectKey: true },
  });
  const found = await Promise.all(
    photos.map(async ({ objectKey }, index): Promise<Entry[]> => {
      const name = `photos/${index + 1}`;
      const kept = await photoStore().get(keptName(objectKey));
      if (kept) return [{ name: `${name}.jpg`, bytes: kept, packed: true }];
      const shown = await photoStore().get(`public/${objectKey}.webp`);
      return shown ? [{ name: `${name}.webp`, bytes: shown, packed: true }] : [];
    }),
  );
  return found.flat();
}
