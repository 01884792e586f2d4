import type { MemberViewer } from '../../identity/viewer.ts';
import { soughtKey, type Sought } from './criteria.ts';
import { searchesOf } from './find-searches.ts';

/** A search of the member's that is shown. */
export type SavedAs = { readonly id: string; readonly name: string };

/** The saved search that is equal to one that is shown; null: it is not saved. */
export async function savedAs(viewer: MemberViewer, shown: Sought): Promise<SavedAs | null> {
  const key = soughtKey(shown, viewer);
  const found = (await searchesOf(viewer.profileId)).find((one) => soughtKey(one, viewer) === key);
  return found ? { id: found.id, name: found.name } : null;
}
