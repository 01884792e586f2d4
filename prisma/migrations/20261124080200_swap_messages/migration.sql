-- By hand: what the schema language cannot say.

-- The rights of the app's role, which it has on what is made in the public schema only.
DO $$
DECLARE
  given record;
BEGIN
  FOR given IN SELECT a.grantee::regrole AS role, a.privilege_type AS privilege
                 FROM pg_class c CROSS JOIN aclexplode(c.relacl) a
                WHERE c.oid = 'public.messages'::regclass AND a.grantee <> 0 LOOP
    EXECUTE format('GRANT %s ON next.messages TO %s', given.privilege, given.role);
  END LOOP;
END $$;

-- The table of before has no row that the partitions lack (checked at the end of the copy), and a member's erasure
-- must not leave one behind: it goes with the swap. Columns and names are the same for the previous release.
-- squawk-ignore ban-drop-table
DROP TABLE public.messages;
ALTER TABLE next.messages SET SCHEMA public;
DROP FUNCTION next.repeat_message();
-- squawk-ignore ban-drop-table
DROP TABLE next.copied;
DROP SCHEMA next;

-- With the message or not at all: a repeated send fails on the key, whoever writes it.
CREATE FUNCTION add_message_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO message_keys (sender_id, id_client, conversation_id, at, seq, brand_id)
  SELECT sender_id, id_client, conversation_id, created_at, seq, brand_id FROM added WHERE kind = 'personal';
  RETURN NULL;
END $$;
CREATE TRIGGER messages_add_keys AFTER INSERT ON messages REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION add_message_keys();

-- Reads in the statement that stores messages: as part of it, each would prepare a scan of all partitions for every
-- send, though few sends need it.
CREATE FUNCTION message_at(conversation uuid, number integer)
RETURNS TABLE (removed_at timestamptz, created_at timestamptz, body text, first_body text)
LANGUAGE plpgsql STABLE STRICT ROWS 1 AS $$
BEGIN
  RETURN QUERY SELECT m.removed_at, m.created_at, m.body, m.first_body FROM messages m
    WHERE m.conversation_id = conversation AND m.seq = number;
END $$;
CREATE FUNCTION has_written(conversation uuid, sender uuid, least_cost integer) RETURNS boolean
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM messages m WHERE m.conversation_id = conversation AND m.sender_id = sender
                   AND m.kind = 'personal' AND m.cost >= least_cost);
END $$;
CREATE FUNCTION first_personal_seq(conversation uuid) RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT m.seq FROM messages m WHERE m.conversation_id = conversation AND m.kind = 'personal'
           ORDER BY m.seq LIMIT 1);
END $$;
