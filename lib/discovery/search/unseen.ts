/** Purpose of a search: the grid, the match stack, or the picks of the day, which are chosen like the stack. */
export type Purpose = 'find' | 'match' | 'picks';

const blocked = `
  SELECT peer_id AS id FROM participants WHERE profile_id = $1 AND blocked_at IS NOT NULL
  UNION ALL SELECT profile_id FROM participants WHERE peer_id = $1 AND blocked_at IS NOT NULL`;

// Hidden conversations are queried separately, as each half has its own index. A like or a visit is not a
// message.
const written = `
  UNION ALL SELECT peer_id FROM participants
    WHERE profile_id = $1 AND last_message_at IS NOT NULL AND hidden_at IS NULL
  UNION ALL SELECT peer_id FROM participants
    WHERE profile_id = $1 AND last_message_at IS NOT NULL AND hidden_at IS NOT NULL`;

// Stored for as long as nobody is picked again.
const picked = `
  UNION ALL SELECT peer_id FROM daily_picks WHERE profile_id = $1`;

/**
 * Profiles excluded from a search, $1 being the viewer: those with a block on either side; for the stack also
 * those written with; for the picks also those picked before.
 */
export const unseen: Readonly<Record<Purpose, string>> = {
  find: blocked,
  match: blocked + written,
  picks: blocked + written + picked,
};

/**
 * Profiles that a member chose before, looked up one by one: a member may have chosen thousands, of which a
 * page contains a few. `OFFSET 0` keeps the planner from reading them all first.
 */
export const CHOSEN = `LEFT JOIN LATERAL (SELECT true AS yes FROM swipes w
      WHERE w.profile_id = $1 AND w.peer_id = x.profile_id OFFSET 0) chosen ON true`;
