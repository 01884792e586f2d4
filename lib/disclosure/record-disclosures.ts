import type { DisclosureSurface } from '../db/generated/enums.ts';
import { run } from '../db/statement.ts';
import { createCache } from '../kernel/cache.ts';
import { HOUR } from '../kernel/clock.ts';

const insert = {
  name: 'discovery_disclose',
  text: `INSERT INTO disclosures (member_id, profile_id, surface, at)
    SELECT $1, id, $3, $4 FROM unnest($2::uuid[]) AS id
    ON CONFLICT (member_id, profile_id) DO NOTHING`,
};

// Disclosures known to be stored are not written again: viewing a page again costs no write.
const recorded = createCache<true>('disclosures', { max: 100_000, ttlMs: HOUR });

type Row = { readonly id: string; readonly kind: string };

/**
 * Records that a member was shown the label of these hosted profiles; skips members among them, and leaves
 * earlier records unchanged.
 */
export async function recordDisclosures(
  memberId: string,
  shown: readonly Row[],
  surface: DisclosureSurface,
  now: Date,
): Promise<void> {
  const fresh = shown
    .filter(({ id, kind }) => kind === 'hosted' && !recorded.get(`${memberId} ${id}`))
    .map(({ id }) => id);
  if (fresh.length === 0) return;
  await run(insert, [memberId, fresh, surface, now]);
  for (const id of fresh) recorded.set(`${memberId} ${id}`, true);
}
