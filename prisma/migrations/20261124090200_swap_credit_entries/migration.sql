-- By hand: what the schema language cannot say.

-- The rights of the app's role, which it has on what is made in the public schema only.
DO $$
DECLARE
  given record;
BEGIN
  FOR given IN SELECT a.grantee::regrole AS role, a.privilege_type AS privilege
                 FROM pg_class c CROSS JOIN aclexplode(c.relacl) a
                WHERE c.oid = 'public.credit_entries'::regclass AND a.grantee <> 0 LOOP
    EXECUTE format('GRANT %s ON next.credit_entries TO %s', given.privilege, given.role);
  END LOOP;
END $$;

-- A contraction: the previous release refuses repeated grants by the unique index on the text, which partitions cannot
-- have. There is no release before this one; with one, this file would be of the release after.
-- squawk-ignore ban-drop-table
DROP TABLE public.credit_entries;
ALTER TABLE next.credit_entries SET SCHEMA public;
DROP FUNCTION next.repeat_entry();
DROP FUNCTION next.source_of(credit_reason, text);
-- squawk-ignore ban-drop-table
DROP TABLE next.copied;
DROP SCHEMA next;
