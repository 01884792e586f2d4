-- squawk-disable-assume-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "payment_fingerprints_hash_idx" ON "payment_fingerprints"("hash");

-- By hand: what the schema language cannot say.
CREATE INDEX CONCURRENTLY IF NOT EXISTS users_newest ON users (brand_id, id) WHERE state = 'active';
CREATE INDEX CONCURRENTLY IF NOT EXISTS users_mailbox ON users (
  (translate(split_part(split_part(email_normalised, '@', 1), '+', 1),
             CASE WHEN split_part(email_normalised, '@', 2) IN ('gmail.com', 'googlemail.com') THEN '.' ELSE '' END, '')
   || '@' || replace(split_part(email_normalised, '@', 2), 'googlemail.com', 'gmail.com')))
  WHERE state <> 'erased';
CREATE INDEX CONCURRENTLY IF NOT EXISTS profiles_about_same ON profiles (
  md5(lower(regexp_replace(about, '\s+', ' ', 'g')))) WHERE length(about) >= 40 AND kind = 'member';
