-- By hand: what the schema language cannot say.

-- Expansion: credit entries in partitions by month, beside the table that is in use, as with messages before.
CREATE SCHEMA next;

-- A debit names its conversation, a like its profile, in 16 bytes instead of a text. Columns by size.
CREATE TABLE next.credit_entries (
    "member_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "source" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "delta" INTEGER NOT NULL,
    "balance_after" INTEGER NOT NULL,
    "bucket" "credit_bucket" NOT NULL,
    "reason" "credit_reason" NOT NULL,
    "reference" TEXT,
    "unique_key" TEXT,

    CONSTRAINT "credit_entries_pkey" PRIMARY KEY ("member_id", "at", "id"),
    CONSTRAINT "credit_entries_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "credit_accounts" ("member_id")
      ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT entries_move_something CHECK (delta <> 0 AND balance_after >= 0)
) PARTITION BY RANGE (at);
CREATE TRIGGER credit_entries_append_only BEFORE UPDATE OR DELETE ON next.credit_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- What no month takes: without it, an entry of a month without a partition would be refused, and its message with it.
CREATE TABLE public.credit_entries_other PARTITION OF next.credit_entries DEFAULT;

-- Adds the partitions of months, in UTC, that do not exist yet; returns how many it added. Attaching locks out no
-- reader and no writer of the other months. With the rights of the owner, because the app may not create tables.
CREATE FUNCTION add_credit_months(parent regclass, first_day date, months integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  added int := 0;
  month timestamp;
  part text;
BEGIN
  FOR month IN SELECT generate_series(date_trunc('month', first_day::timestamp),
                                      date_trunc('month', first_day::timestamp) + (months - 1) * interval '1 month',
                                      interval '1 month') LOOP
    part := 'credit_entries_' || to_char(month, 'YYYY_MM');
    CONTINUE WHEN to_regclass('public.' || part) IS NOT NULL;
    EXECUTE format('CREATE TABLE public.%I (LIKE %s INCLUDING DEFAULTS INCLUDING CONSTRAINTS)', part, parent);
    EXECUTE format('ALTER TABLE %s ATTACH PARTITION public.%I FOR VALUES FROM (%L) TO (%L)', parent, part,
                   to_char(month, 'YYYY-MM-DD') || ' 00:00:00+00',
                   to_char(month + interval '1 month', 'YYYY-MM-DD') || ' 00:00:00+00');
    added := added + 1;
  END LOOP;
  RETURN added;
END $$;

-- From the first entry on, and three months ahead.
SELECT add_credit_months('next.credit_entries', coalesce(min(at), now())::date,
                         (extract(year FROM age(now(), coalesce(min(at), now()))) * 12
                          + extract(month FROM age(now(), coalesce(min(at), now()))))::int + 4)
  FROM public.credit_entries;

-- The unique keys of entries, whose table can hold none that lacks the month: 16 bytes of a hash. Debits of messages
-- need none, since their message has one.
CREATE TABLE "credit_keys" (
    "key" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "entry_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "credit_keys_pkey" PRIMARY KEY ("key")
);
CREATE FUNCTION credit_key(text) RETURNS uuid LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT encode(substring(sha256(convert_to($1, 'UTF8')) FROM 1 FOR 16), 'hex')::uuid
$$;

-- What is written meanwhile, until the swap.
CREATE FUNCTION next.source_of(reason credit_reason, reference text) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN reason IN ('message', 'like') AND pg_input_is_valid(split_part(reference, ':', 1), 'uuid')
              THEN split_part(reference, ':', 1)::uuid END
$$;
CREATE FUNCTION next.repeat_entry() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO next.credit_entries (member_id, id, source, at, delta, balance_after, bucket, reason, reference, unique_key)
  VALUES (NEW.member_id, NEW.id, next.source_of(NEW.reason, NEW.reference), NEW.at, NEW.delta, NEW.balance_after,
          NEW.bucket, NEW.reason,
          CASE WHEN next.source_of(NEW.reason, NEW.reference) IS NULL THEN NEW.reference END,
          CASE WHEN NEW.reason <> 'message' THEN NEW.unique_key END);
  IF NEW.reason <> 'message' THEN
    INSERT INTO credit_keys (key, member_id, entry_id, at)
    VALUES (credit_key(NEW.unique_key), NEW.member_id, NEW.id, NEW.at);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER credit_entries_repeat AFTER INSERT ON public.credit_entries
  FOR EACH ROW EXECUTE FUNCTION next.repeat_entry();

-- How far the copy has got.
CREATE TABLE next.copied (id UUID NOT NULL);
INSERT INTO next.copied VALUES ('00000000-0000-0000-0000-000000000000');
