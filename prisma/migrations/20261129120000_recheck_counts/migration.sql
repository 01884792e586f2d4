-- squawk-disable-assume-in-transaction
-- By hand: what the schema language cannot say. The agreement of 90 days is counted in the indexes alone, without the
-- rows, which have whole items.
CREATE INDEX CONCURRENTLY IF NOT EXISTS rechecks_agreement ON rechecks (second_at)
  INCLUDE (kind, brand_id, first_verdict, second_verdict) WHERE second_at IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS rechecks_to_judge ON rechecks (kind, brand_id) WHERE second_at IS NULL;
-- The new index begins with the same column and has the same rows.
DROP INDEX CONCURRENTLY IF EXISTS rechecks_judged;
