/** SQL: a side `mine` has blocked the other one; neither ending a match nor a list of known people is a block. */
export const OWN_BLOCK = `(mine.blocked_at is not null and mine.unmatched_at is null and mine.known_at is null)`;

/**
 * SQL: the conversation is gone for the side `mine`: the other one closed it, or this one ended the match or has the
 * other in its list of known people.
 */
export const SHUT_OUT = `(theirs.blocked_at is not null or mine.unmatched_at is not null or mine.known_at is not null)`;
