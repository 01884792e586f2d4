-- squawk-disable-assume-in-transaction
-- By hand: what the schema language cannot say.

-- Names of a member's conversations are searched in the index, without the rows and without folding each name again.
CREATE INDEX CONCURRENTLY IF NOT EXISTS profiles_names ON profiles (id, folded_name(screen_name))
  INCLUDE (screen_name, kind);
-- The matches of a profile in which nobody has written, from either side.
CREATE INDEX CONCURRENTLY IF NOT EXISTS conversations_new_low ON conversations (profile_low, matched_at)
  WHERE matched_at IS NOT NULL AND personal_at IS NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS conversations_new_high ON conversations (profile_high, matched_at)
  WHERE matched_at IS NOT NULL AND personal_at IS NULL;
