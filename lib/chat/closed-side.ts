/** SQL: the side `mine` has blocked the other one; ending a match is no block. */
export const OWN_BLOCK = `(mine.blocked_at is not null and mine.unmatched_at is null)`;

/** SQL: the conversation is gone for the side `mine`: the other one closed it, or this one ended the match. */
export const SHUT_OUT = `(theirs.blocked_at is not null or mine.unmatched_at is not null)`;
