-- squawk-disable-assume-in-transaction
-- Payments of one card or address are read in the index alone.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payment_fingerprints_hash_attempt_id_idx" ON "payment_fingerprints"("hash", "attempt_id");
DROP INDEX CONCURRENTLY IF EXISTS "payment_fingerprints_hash_idx";
