/** What a search is for: the grid, or the stack that is chosen from. */
export type Purpose = 'find' | 'match';

const blocked = `
  SELECT peer_id AS id FROM participants WHERE profile_id = $1 AND blocked_at IS NOT NULL
  UNION ALL SELECT profile_id FROM participants WHERE peer_id = $1 AND blocked_at IS NOT NULL`;

// Hidden conversations are asked for apart: each half has its index. A like or a visit is no message.
const written = `
  UNION ALL SELECT peer_id FROM participants
    WHERE profile_id = $1 AND last_message_at IS NOT NULL AND hidden_at IS NULL
  UNION ALL SELECT peer_id FROM participants
    WHERE profile_id = $1 AND last_message_at IS NOT NULL AND hidden_at IS NOT NULL`;

/**
 * Whom a search passes over, $1 being who asks: people across a block of either side; for the stack
 * those written with, too.
 */
export const unseen: Readonly<Record<Purpose, string>> = {
  find: blocked,
  match: blocked + written,
};

/**
 * Whom a member chose before, looked up one by one: a member may have chosen thousands, of whom a page
 * meets a few. `OFFSET 0` keeps the planner from reading them all first.
 */
export const CHOSEN = `LEFT JOIN LATERAL (SELECT true AS yes FROM swipes w
      WHERE w.profile_id = $1 AND w.peer_id = x.profile_id OFFSET 0) chosen ON true`;
