-- squawk-disable-assume-in-transaction
-- By hand: what the schema language cannot say.
CREATE INDEX CONCURRENTLY IF NOT EXISTS tickets_merged ON tickets (merged_into_id) WHERE merged_into_id IS NOT NULL;
