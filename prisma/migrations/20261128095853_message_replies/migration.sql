-- AlterTable
ALTER TABLE "messages" ADD COLUMN     "reply_to" INTEGER;

-- AlterTable
ALTER TABLE "pending_messages" ADD COLUMN     "reply_to" INTEGER;

-- By hand: what the schema language cannot say.

-- Whether a member may answer a message: one that was written, is due, and that they have and may read. A function, as
-- the others that the sending statement calls: only answers read the message.
CREATE FUNCTION can_reply(conversation uuid, number integer, reader uuid, due_until timestamptz, reads_all boolean)
RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (
    SELECT FROM messages m
      JOIN participants a ON a.conversation_id = m.conversation_id AND a.profile_id = reader
      LEFT JOIN inboxes i ON i.profile_id = reader
     WHERE m.conversation_id = conversation AND m.seq = number AND m.kind = 'personal'
       AND m.seq > a.expired_seq AND m.created_at <= due_until
       AND (m.sender_id = reader OR m.open OR reads_all OR m.created_at <= i.opened_at));
END $$;
