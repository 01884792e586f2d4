-- squawk-disable-assume-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payment_blocks_state_id_idx" ON "payment_blocks"("state", "id");

-- By hand: what the schema language cannot say.
CREATE INDEX CONCURRENTLY IF NOT EXISTS rechecks_differing ON rechecks (second_at)
  WHERE second_at IS NOT NULL AND second_verdict <> first_verdict;
