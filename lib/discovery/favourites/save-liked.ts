import type { Prisma } from '../../db/generated/client.ts';

type Liked = { readonly profileId: string; readonly peerId: string };

/**
 * In the transaction that stores a like of a hosted profile, after it: saves the profile. It is dated as the like,
 * by which `removeLiked` finds it.
 */
export async function saveLiked(
  tx: Prisma.TransactionClient,
  { profileId, peerId }: Liked,
): Promise<void> {
  await tx.$executeRaw`
    insert into favourites (profile_id, peer_id, saved_at)
    select profile_id, peer_id, at from swipes
     where profile_id = ${profileId}::uuid and peer_id = ${peerId}::uuid
    on conflict do nothing`;
}

/** In the transaction that undoes a like: removes what it saved, and not what the member had saved before. */
export async function removeLiked(
  tx: Prisma.TransactionClient,
  { profileId, peerId, at }: Liked & { readonly at: Date },
): Promise<void> {
  await tx.$executeRaw`
    delete from favourites
     where profile_id = ${profileId}::uuid and peer_id = ${peerId}::uuid and saved_at = ${at}`;
}
