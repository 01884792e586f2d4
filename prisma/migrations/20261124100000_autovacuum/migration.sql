-- By hand: what the schema language cannot say.

-- By the defaults a table is vacuumed when a fifth of it has changed: at a hundred million rows that is late, and long.
-- These settings lock out neither readers nor writers.

-- Updated by every message, in place: what is dead on a page makes room for the next update.
ALTER TABLE conversations SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
ALTER TABLE participants SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
ALTER TABLE inboxes SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
ALTER TABLE credit_accounts SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);

-- Inserted into, a week's rows deleted each night.
ALTER TABLE message_keys SET (autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_insert_scale_factor = 0.05,
                              autovacuum_analyze_scale_factor = 0.05);

-- Rows that come and go.
ALTER TABLE reply_tasks SET (autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.05);
ALTER TABLE mail_messages SET (autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.05);
ALTER TABLE sessions SET (autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.05);
ALTER TABLE notices SET (autovacuum_vacuum_scale_factor = 0.05, autovacuum_analyze_scale_factor = 0.05);

-- Hardly ever updated: vacuumed for what was inserted, every half million rows, and frozen then, so that no later
-- vacuum reads the whole partition for it.
DO $$
DECLARE
  part regclass;
BEGIN
  FOR part IN SELECT inhrelid FROM pg_inherits
               WHERE inhparent IN ('messages'::regclass, 'credit_entries'::regclass) LOOP
    EXECUTE format('ALTER TABLE %s SET (autovacuum_vacuum_insert_scale_factor = 0,
                    autovacuum_vacuum_insert_threshold = 500000, autovacuum_freeze_min_age = 0,
                    autovacuum_analyze_scale_factor = 0.05)', part);
  END LOOP;
END $$;

-- Months that are added later have the same.
CREATE OR REPLACE FUNCTION add_credit_months(parent regclass, first_day date, months integer) RETURNS integer
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
    EXECUTE format('CREATE TABLE public.%I (LIKE %s INCLUDING DEFAULTS INCLUDING CONSTRAINTS)
                    WITH (autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 500000,
                          autovacuum_freeze_min_age = 0, autovacuum_analyze_scale_factor = 0.05)', part, parent);
    EXECUTE format('ALTER TABLE %s ATTACH PARTITION public.%I FOR VALUES FROM (%L) TO (%L)', parent, part,
                   to_char(month, 'YYYY-MM-DD') || ' 00:00:00+00',
                   to_char(month + interval '1 month', 'YYYY-MM-DD') || ' 00:00:00+00');
    added := added + 1;
  END LOOP;
  RETURN added;
END $$;

-- Autovacuum analyzes partitions, never the table that they make up. With the rights of the owner, as only it may.
CREATE FUNCTION analyze_partitioned() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  found regclass;
BEGIN
  FOR found IN SELECT oid FROM pg_class WHERE relkind = 'p' AND relnamespace = 'public'::regnamespace ORDER BY relname LOOP
    EXECUTE format('ANALYZE %s', found);
  END LOOP;
END $$;
