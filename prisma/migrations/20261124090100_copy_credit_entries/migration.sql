-- squawk-disable-assume-in-transaction
-- By hand: what the schema language cannot say.

-- Copies the entries of before the expansion with their keys, in the order of their ids.
-- Repeat until no row is left
WITH batch AS MATERIALIZED (
  SELECT e.* FROM public.credit_entries e WHERE e.id > (SELECT id FROM next.copied) ORDER BY e.id LIMIT 5000
), stored AS (
  INSERT INTO next.credit_entries (member_id, id, source, at, delta, balance_after, bucket, reason, reference, unique_key)
  SELECT member_id, id, next.source_of(reason, reference), at, delta, balance_after, bucket, reason,
         CASE WHEN next.source_of(reason, reference) IS NULL THEN reference END,
         CASE WHEN reason <> 'message' THEN unique_key END
    FROM batch
  ON CONFLICT (member_id, at, id) DO NOTHING
), keyed AS (
  INSERT INTO credit_keys (key, member_id, entry_id, at)
  SELECT credit_key(unique_key), member_id, id, at FROM batch WHERE reason <> 'message'
  ON CONFLICT (key) DO NOTHING
), moved AS (
  UPDATE next.copied c SET id = l.id FROM (SELECT id FROM batch ORDER BY id DESC LIMIT 1) l
)
SELECT FROM batch;

-- Stops the deploy unless every entry is there; what is written from here on is repeated.
DO $$ BEGIN
  IF EXISTS (SELECT FROM public.credit_entries e WHERE NOT EXISTS (
    SELECT FROM next.credit_entries n WHERE n.member_id = e.member_id AND n.at = e.at AND n.id = e.id
       AND (n.delta, n.balance_after, n.bucket) = (e.delta, e.balance_after, e.bucket)))
  THEN RAISE EXCEPTION 'credit entries are missing from the partitions'; END IF; END $$;

ANALYZE next.credit_entries;
