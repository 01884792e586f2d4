import { run, type Statement } from '../../db/statement.ts';
import { flowVersion } from '../../flows/queries.ts';
import type { RowsPage } from '../favourites/list-favourites.ts';
import type { MemberViewer } from '../../identity/viewer.ts';
import { withPlaceNames } from '../../places/place-names.ts';
import { LIKERS_MAX, SEARCH_PAGE_SIZE } from '../limits.ts';
import { checkPage } from '../policy.ts';
import { PROFILE_COLUMNS, type StoredProfile } from '../profile-row.ts';

// The same members as in the notifications: none who left, none across a block, none whose conversation was deleted.
// Who was liked or passed in return has had an answer.
export const LIKERS: Statement = {
  name: 'likers-list',
  text: `
    with likes as materialized (
      select profile_id, at from swipes
       where peer_id = $1 and choice = 'like' order by at desc limit ${String(LIKERS_MAX)})
    select ${PROFILE_COLUMNS}, count(*) over ()::int as total
      from likes l
      join profiles p on p.id = l.profile_id and p.state = 'active'
      join users u on u.id = p.member_id and u.state = 'active' and u.brand_id = $2
      join participants mine on mine.profile_id = $1 and mine.peer_id = p.id
      join conversations c on c.id = mine.conversation_id and c.blocked_at is null
     where mine.last_notice_at is not null and mine.hidden_at is null
       and not exists (select from swipes w where w.profile_id = $1 and w.peer_id = p.id)
     order by l.at desc, p.id limit $3 offset $4`,
};

/**
 * A page of the members who like a member and wait for an answer, the latest like first; a page beyond the last one is
 * empty. Any member may call. Raises `page_locked` for a free member beyond the pages of their flow.
 */
export async function listLikers(viewer: MemberViewer, page: number): Promise<RowsPage> {
  const { config } = await flowVersion(viewer.flowVersionId);
  checkPage(viewer, page, config.freePages);
  const from = (page - 1) * SEARCH_PAGE_SIZE;
  const values = [viewer.profileId, viewer.brandId, SEARCH_PAGE_SIZE, from];
  const found = await run<StoredProfile & { readonly total: number }>(LIKERS, values);
  const rows = await withPlaceNames(found);
  const total = found[0]?.total ?? 0;
  return { rows, total, page, pages: Math.max(1, Math.ceil(total / SEARCH_PAGE_SIZE)) };
}
