-- squawk-disable-assume-in-transaction
-- By hand: what the schema language cannot say.

-- The photos of a card, in the order in which it shows them. `photos_shown` is of the previous release.
CREATE INDEX CONCURRENTLY IF NOT EXISTS photos_on_cards ON photos (profile_id, is_default DESC, position, id)
  INCLUDE (object_key) WHERE state = 'approved' AND voice_ms IS NULL;
-- One voice introduction a profile.
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS photos_one_introduction ON photos (profile_id)
  WHERE voice_ms IS NOT NULL AND state <> 'removed';
