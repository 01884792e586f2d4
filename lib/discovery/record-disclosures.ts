import { run } from '../db/statement.ts';

const insert = {
  name: 'discovery_disclose',
  text: `INSERT INTO disclosures (member_id, profile_id, surface, at)
    SELECT $1, id, $3, $4 FROM unnest($2::uuid[]) AS id
    ON CONFLICT (member_id, profile_id) DO NOTHING`,
};

type Row = { readonly id: string; readonly kind: string };

/**
 * Writes that a member was shown the label of these hosted profiles; members among them are passed
 * over, and what was recorded before stays as it was.
 */
export async function recordDisclosures(
  memberId: string,
  shown: readonly Row[],
  surface: 'search' | 'profile' | 'thread',
  now: Date,
): Promise<void> {
  const hosted = shown.filter(({ kind }) => kind === 'hosted').map(({ id }) => id);
  if (hosted.length > 0) await run(insert, [memberId, hosted, surface, now]);
}
