-- squawk-disable-assume-in-transaction
-- By hand: what the schema language cannot say.
-- Repeat until no row is left
UPDATE payment_fingerprints f SET member_id = i.member_id
  FROM attempts a JOIN intents i ON i.id = a.intent_id
 WHERE a.id = f.attempt_id AND (f.attempt_id, f.kind, f.hash) IN (
    SELECT attempt_id, kind, hash FROM payment_fingerprints WHERE member_id IS NULL LIMIT 5000);

-- Accounts that share a card or an address are found in these two alone.
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payment_fingerprints_hash_member_id_idx" ON "payment_fingerprints"("hash", "member_id");
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payment_fingerprints_member_id_kind_hash_idx" ON "payment_fingerprints"("member_id", "kind", "hash");
DROP INDEX CONCURRENTLY IF EXISTS "payment_fingerprints_hash_attempt_id_idx";
