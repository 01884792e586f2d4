-- By hand: what the schema language cannot say.

-- Expansion: messages in partitions by hash of the conversation, beside the table that is in use. Writes to that one
-- are repeated here from now on, the next migration copies what is older, and the one after it swaps the two.
CREATE SCHEMA next;

-- Columns by size, the widest first: rows without padding.
CREATE TABLE next.messages (
    "conversation_id" UUID NOT NULL,
    "sender_id" UUID NOT NULL,
    "id_client" UUID NOT NULL,
    "photo_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "edited_at" TIMESTAMPTZ(3),
    "removed_at" TIMESTAMPTZ(3),
    "seq" INTEGER NOT NULL,
    "revision" INTEGER,
    "kind" "message_kind" NOT NULL,
    "bucket" "credit_bucket",
    "answered_by" "answerer",
    "cost" SMALLINT NOT NULL DEFAULT 0,
    "open" BOOLEAN NOT NULL,
    "is_html" BOOLEAN NOT NULL DEFAULT false,
    "brand_id" TEXT,
    "body" TEXT NOT NULL,
    "first_body" TEXT,
    "category" TEXT,

    CONSTRAINT "messages_pkey" PRIMARY KEY ("conversation_id", "seq"),
    CONSTRAINT "messages_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations" ("id")
      ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT messages_cost_has_bucket CHECK (cost >= 0 AND (cost = 0) = (bucket IS NULL)),
    CONSTRAINT messages_edited_whole CHECK ((edited_at IS NULL) = (first_body IS NULL)),
    CONSTRAINT messages_photo_is_personal CHECK (photo_id IS NULL OR kind = 'personal'),
    CONSTRAINT messages_of_brand CHECK (brand_id IS NOT NULL)
) PARTITION BY HASH (conversation_id);

-- The number of partitions, here only. A statement that reads the table prepares a scan of each: more of them cost
-- every statement more, fewer make each larger (a billion messages: 16 GiB each).
DO $$
DECLARE parts CONSTANT int := 16;
BEGIN
  FOR part IN 0 .. parts - 1 LOOP
    EXECUTE format('CREATE TABLE public.messages_p%s PARTITION OF next.messages FOR VALUES WITH (MODULUS %s, REMAINDER %s)',
                   lpad(part::text, 2, '0'), parts, part);
  END LOOP;
END $$;

-- The model's answers of a day are counted before each new one.
CREATE INDEX messages_by_ai ON next.messages (sender_id, created_at) INCLUDE (conversation_id) WHERE answered_by = 'ai';
CREATE INDEX messages_notices ON next.messages (conversation_id, seq)
  WHERE kind IN ('like', 'visit') AND removed_at IS NULL;
-- Partial: most messages have no photo and are not in these indexes.
CREATE INDEX messages_photo ON next.messages (photo_id) WHERE photo_id IS NOT NULL;
CREATE INDEX messages_revised ON next.messages (conversation_id, revision) WHERE revision IS NOT NULL;
-- Messages are stored in the order of creation: a BRIN index is small and costs an insert nothing.
CREATE INDEX messages_written ON next.messages USING brin (created_at) WITH (autosummarize = on);

-- The previous release looks a client's id up in the messages. To be dropped by the release after this one.
DO $$
BEGIN
  IF EXISTS (SELECT FROM public.messages) THEN
    CREATE INDEX messages_by_client ON next.messages (sender_id, id_client);
  END IF;
END $$;

-- A unique key of a partitioned table holds within a partition only: the ids that clients gave their messages are in a
-- table of their own, written with the message.
CREATE TABLE "message_keys" (
    "sender_id" UUID NOT NULL,
    "id_client" UUID NOT NULL,
    "conversation_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "seq" INTEGER NOT NULL,
    "brand_id" TEXT,

    CONSTRAINT "message_keys_pkey" PRIMARY KEY ("sender_id", "id_client"),
    CONSTRAINT message_keys_of_brand CHECK (brand_id IS NOT NULL)
);
CREATE INDEX message_keys_written ON message_keys USING brin (at) WITH (autosummarize = on);

-- The brand in every table of the chat. Inboxes of hosted profiles that several brands show have none.
ALTER TABLE participants ADD COLUMN brand_id TEXT;
ALTER TABLE inboxes ADD COLUMN brand_id TEXT;
ALTER TABLE reply_tasks ADD COLUMN brand_id TEXT;
ALTER TABLE pending_messages ADD COLUMN brand_id TEXT;
ALTER TABLE disclosures ADD COLUMN brand_id TEXT;
ALTER TABLE participants ADD CONSTRAINT participants_of_brand CHECK (brand_id IS NOT NULL) NOT VALID;
ALTER TABLE reply_tasks ADD CONSTRAINT reply_tasks_of_brand CHECK (brand_id IS NOT NULL) NOT VALID;
ALTER TABLE pending_messages ADD CONSTRAINT pending_messages_of_brand CHECK (brand_id IS NOT NULL) NOT VALID;
ALTER TABLE disclosures ADD CONSTRAINT disclosures_of_brand CHECK (brand_id IS NOT NULL) NOT VALID;

CREATE FUNCTION set_brand_of_conversation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT brand_id INTO NEW.brand_id FROM conversations WHERE id = NEW.conversation_id;
  RETURN NEW;
END $$;
CREATE FUNCTION set_brand_of_profile() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT brand_id INTO NEW.brand_id FROM profiles WHERE id = NEW.profile_id;
  RETURN NEW;
END $$;
CREATE FUNCTION set_brand_of_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT brand_id INTO NEW.brand_id FROM users WHERE id = NEW.member_id;
  RETURN NEW;
END $$;
-- On updates as well: the rows of before are filled in batches, and may be written to before their turn.
CREATE TRIGGER messages_on_brand BEFORE INSERT ON next.messages
  FOR EACH ROW WHEN (NEW.brand_id IS NULL) EXECUTE FUNCTION set_brand_of_conversation();
CREATE TRIGGER participants_on_brand BEFORE INSERT OR UPDATE ON participants
  FOR EACH ROW WHEN (NEW.brand_id IS NULL) EXECUTE FUNCTION set_brand_of_conversation();
CREATE TRIGGER inboxes_on_brand BEFORE INSERT ON inboxes
  FOR EACH ROW WHEN (NEW.brand_id IS NULL) EXECUTE FUNCTION set_brand_of_profile();
CREATE TRIGGER reply_tasks_on_brand BEFORE INSERT OR UPDATE ON reply_tasks
  FOR EACH ROW WHEN (NEW.brand_id IS NULL) EXECUTE FUNCTION set_brand_of_conversation();
CREATE TRIGGER pending_messages_on_brand BEFORE INSERT OR UPDATE ON pending_messages
  FOR EACH ROW WHEN (NEW.brand_id IS NULL) EXECUTE FUNCTION set_brand_of_member();
CREATE TRIGGER disclosures_on_brand BEFORE INSERT OR UPDATE ON disclosures
  FOR EACH ROW WHEN (NEW.brand_id IS NULL) EXECUTE FUNCTION set_brand_of_member();

-- What is written meanwhile, until the swap; with the rights of the owner of this schema.
CREATE FUNCTION next.repeat_message() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO next.messages (conversation_id, sender_id, id_client, photo_id, created_at, edited_at, removed_at, seq,
                             revision, kind, bucket, answered_by, cost, open, is_html, body, first_body, category)
  VALUES (NEW.conversation_id, NEW.sender_id, NEW.id_client, NEW.photo_id, NEW.created_at, NEW.edited_at,
          NEW.removed_at, NEW.seq, NEW.revision, NEW.kind, NEW.bucket, NEW.answered_by, NEW.cost, NEW.open,
          NEW.is_html, NEW.body, NEW.first_body, NEW.category)
  ON CONFLICT (conversation_id, seq) DO UPDATE SET
    edited_at = excluded.edited_at, removed_at = excluded.removed_at, revision = excluded.revision,
    open = excluded.open, is_html = excluded.is_html, body = excluded.body, first_body = excluded.first_body,
    photo_id = excluded.photo_id, created_at = excluded.created_at;
  INSERT INTO message_keys (sender_id, id_client, conversation_id, at, seq, brand_id)
  SELECT NEW.sender_id, NEW.id_client, NEW.conversation_id, NEW.created_at, NEW.seq, c.brand_id
    FROM conversations c WHERE c.id = NEW.conversation_id AND TG_OP = 'INSERT' AND NEW.kind = 'personal';
  RETURN NULL;
END $$;
CREATE TRIGGER messages_repeat AFTER INSERT OR UPDATE ON public.messages
  FOR EACH ROW EXECUTE FUNCTION next.repeat_message();

-- How far the copy has got.
CREATE TABLE next.copied (conversation_id UUID NOT NULL, seq INTEGER NOT NULL);
INSERT INTO next.copied VALUES ('00000000-0000-0000-0000-000000000000', 0);
