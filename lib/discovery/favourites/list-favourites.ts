import { run, type Statement } from '../../db/statement.ts';
import { recordDisclosures } from '../../disclosure/record-disclosures.ts';
import { listedAndSuiting } from '../../identity/suits.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { withPlaceNames } from '../../places/place-names.ts';
import { SEARCH_PAGE_SIZE } from '../limits.ts';
import { PROFILE_COLUMNS, type ProfileRow, type StoredProfile } from '../profile-row.ts';

const SHOWN = `p.state = 'active' and not exists (
      select from participants t
       where t.profile_id = f.profile_id and t.peer_id = p.id and t.blocked_at is not null)
    and not exists (
      select from participants t
       where t.profile_id = p.id and t.peer_id = f.profile_id and t.blocked_at is not null)
    and ${listedAndSuiting({ profile: 'p.id', brand: '$2', gender: '$3', seeking: '$4' })}`;

const LIST: Statement = {
  name: 'favourites-list',
  text: `
    select ${PROFILE_COLUMNS}, count(*) over ()::int as total
      from favourites f join profiles p on p.id = f.peer_id
     where f.profile_id = $1 and ${SHOWN}
     order by f.saved_at desc, p.id limit $5 offset $6`,
};

const AMONG: Statement = {
  name: 'favourites-among',
  text: `
    select p.public_id as id from favourites f join profiles p on p.id = f.peer_id
     where f.profile_id = $1 and p.public_id = any($2)`,
};

export type RowsPage = {
  readonly rows: readonly ProfileRow[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
};

/**
 * A page of the profiles that a member saved and may still see, newest first; a page beyond the last one is empty. Any
 * member may call; records the disclosure of the hosted profiles it shows.
 */
export async function listFavourites(
  viewer: MemberViewer,
  page: number,
  now: Date,
): Promise<RowsPage> {
  const { profileId, brandId, gender, seeking, memberId } = viewer;
  const where = [profileId, brandId, gender, seeking];
  const from = (page - 1) * SEARCH_PAGE_SIZE;
  const found = await run<StoredProfile & { readonly total: number }>(LIST, [
    ...where,
    SEARCH_PAGE_SIZE,
    from,
  ]);
  const rows = await withPlaceNames(found);
  await recordDisclosures(memberId, rows, 'search', now);
  const total = found[0]?.total ?? 0;
  return { rows, total, page, pages: Math.max(1, Math.ceil(total / SEARCH_PAGE_SIZE)) };
}

/** Which of some profiles, by their public ids, a member saved. */
export async function savedAmong(
  { profileId }: MemberViewer,
  publicIds: readonly string[],
): Promise<readonly string[]> {
  if (publicIds.length === 0) return [];
  const rows = await run<{ id: string }>(AMONG, [profileId, publicIds]);
  return rows.map(({ id }) => id);
}
