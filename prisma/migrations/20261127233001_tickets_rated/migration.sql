-- squawk-disable-assume-in-transaction
-- By hand: what the schema language cannot say.
CREATE INDEX CONCURRENTLY IF NOT EXISTS tickets_rated ON tickets (brand_id, rated_at DESC) WHERE rated_at IS NOT NULL;
