import { afterCommit, type Db } from '../../db/client.ts';
import { wakeJobs } from '../../queue/wake.ts';

type Listing = { readonly brandId: string; readonly now: Date };

/** Due work closes or reopens the conversations: the caller's answer takes as long with and without an account. */
function settleAfterwards(tx: Db): void {
  afterCommit(tx, () => {
    wakeJobs();
  });
}

/** A member's list now names the accounts of these profiles. */
export async function addListed(
  tx: Db,
  profileId: string,
  peers: readonly string[],
  { brandId, now }: Listing,
): Promise<void> {
  await tx.$executeRaw`
    insert into known_pairs (id, profile_id, peer_id, brand_id, wanted, due_at)
    select gen_random_uuid(), ${profileId}::uuid, peer, ${brandId}, true, ${now}
      from unnest(${[...peers]}::uuid[]) peer where peer <> ${profileId}::uuid order by peer
    on conflict (profile_id, peer_id) do update set wanted = true, due_at = excluded.due_at
     where not known_pairs.wanted`;
  settleAfterwards(tx);
}

/** A member's list no longer names these profiles; null: it names nobody. */
export async function removeListed(
  tx: Db,
  profileId: string,
  peers: readonly string[] | null,
  now: Date,
): Promise<void> {
  const gone = peers === null ? null : [...peers];
  await tx.$executeRaw`
    update known_pairs set wanted = false, due_at = ${now}
     where profile_id = ${profileId}::uuid and wanted
       and (${gone}::uuid[] is null or peer_id = any(${gone}::uuid[]))`;
  settleAfterwards(tx);
}

/** The lists of these profiles, and no others, name the present address of an account. */
export async function setListers(
  tx: Db,
  peerId: string,
  listers: readonly string[],
  { brandId, now }: Listing,
): Promise<void> {
  const named = [...listers];
  await tx.$executeRaw`
    update known_pairs set wanted = false, due_at = ${now}
     where peer_id = ${peerId}::uuid and wanted and profile_id <> all(${named}::uuid[])`;
  await tx.$executeRaw`
    insert into known_pairs (id, profile_id, peer_id, brand_id, wanted, due_at)
    select gen_random_uuid(), lister, ${peerId}::uuid, ${brandId}, true, ${now}
      from unnest(${named}::uuid[]) lister where lister <> ${peerId}::uuid order by lister
    on conflict (profile_id, peer_id) do update set wanted = true, due_at = excluded.due_at
     where not known_pairs.wanted`;
  settleAfterwards(tx);
}
