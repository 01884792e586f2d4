-- squawk-disable-assume-in-transaction
-- By hand: what the schema language cannot say.
-- The hash that browsers make of an address, see lib/known-people/account-hash.ts. The cast reads backslashes as escapes.
CREATE INDEX CONCURRENTLY IF NOT EXISTS users_address_hash
  ON users (brand_id, (sha256(('known-address:' || replace(email_normalised, '\', '\\'))::bytea)));
