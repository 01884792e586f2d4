import type { MemberViewer } from '../../identity/viewer.ts';
import { inTransaction } from '../../db/client.ts';
import type { Photo } from '../../db/generated/client.ts';
import { fail } from '../../kernel/errors.ts';
import { lockPhotos, photosOf } from '../own-photos.ts';

/**
 * For members: reorders their photos. Raises `conflict` when the list is not exactly the current photos, for
 * example after a change in another tab.
 */
export function orderPhotos(member: MemberViewer, ids: readonly string[]): Promise<Photo[]> {
  const { profileId } = member;
  return inTransaction(async (tx) => {
    await lockPhotos(tx, profileId);
    const present = await photosOf(profileId, tx);
    const known = new Set(present.map(({ id }) => id));
    const whole = ids.length === known.size && new Set(ids).size === known.size;
    if (!whole || !ids.every((id) => known.has(id))) fail('conflict');
    await tx.$executeRaw`
      update photos set position = wanted.place
        from unnest(${[...ids]}::uuid[]) with ordinality as wanted (id, place)
       where photos.id = wanted.id and photos.profile_id = ${profileId}::uuid`;
    return photosOf(profileId, tx);
  });
}
