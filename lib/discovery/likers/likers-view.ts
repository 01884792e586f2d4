import { flowVersion } from '../../flows/queries.ts';
import { savedAmong } from '../favourites/list-favourites.ts';
import { likersPage, type ProfilesPage, type Seen } from '../queries.ts';

export type LikersView = {
  readonly found: ProfilesPage;
  /** Pages a free member may see; undefined when all are open. */
  readonly freePages: number | undefined;
  /** A locked page was requested: the last permitted one is shown instead. */
  readonly locked: boolean;
  /** Those of them that the member saved, by their public ids. */
  readonly saved: readonly string[];
};

/** All data of the page of likes; a locked page is answered with the last permitted one. See `listLikers`. */
export async function likersView(seen: Seen, page: number): Promise<LikersView> {
  const { viewer } = seen;
  const { config } = await flowVersion(viewer.flowVersionId);
  const freePages = viewer.level === 0 ? config.freePages : undefined;
  const permitted = Math.min(page, freePages ?? page);
  const found = await likersPage(seen, permitted);
  const ids = found.profiles.map(({ id }) => id);
  return { found, freePages, locked: permitted < page, saved: await savedAmong(viewer, ids) };
}
