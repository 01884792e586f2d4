import type { MemberViewer } from '../../identity/viewer.ts';
import type { Criteria } from './criteria.ts';
import { searchesOf } from './find-searches.ts';
import { newMembers } from './new-members.ts';

export type SavedSearch = Criteria & {
  readonly id: string;
  readonly name: string;
  /** Null: the member's own at the moment; always named beside a town. */
  readonly region: string | null;
  readonly city: string | null;
  readonly alert: boolean;
  /** Members it finds who joined since it was opened, at most NEW_MEMBERS_MAX. */
  readonly newMembers: number;
};

/** The searches that a member saved, the latest first. Any member may call; changes nothing. */
export async function listSearches(
  viewer: MemberViewer,
  now: Date,
): Promise<readonly SavedSearch[]> {
  const rows = await searchesOf(viewer.profileId);
  return Promise.all(
    rows.map(async (row) => {
      const { id, name, region, city, alert, criteria } = row;
      const joined = await newMembers(viewer, row, { since: row.seenAt, until: now });
      return { ...criteria, id, name, region, city, alert, newMembers: joined.length };
    }),
  );
}
