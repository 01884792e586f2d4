/**
 * SQL: whether a profile `p` and the profile `$1` show each other what they have read. Who hides it does not see it of
 * others either.
 */
export const READS_SHOWN = `(p.shows_read and (select own.shows_read from profiles own where own.id = $1))`;
