-- squawk-disable-assume-in-transaction
-- By hand: what the schema language cannot say.
-- The first digits of an id are its time: a search reads the words of one period after the other.
CREATE INDEX CONCURRENTLY IF NOT EXISTS tickets_words ON tickets
  USING gin ((to_tsvector('simple', text) || array_to_tsvector(array['~' || left(id::text, 4)])));
CREATE INDEX CONCURRENTLY IF NOT EXISTS ticket_messages_words ON ticket_messages
  USING gin ((to_tsvector('simple', text) || array_to_tsvector(array['~' || left(ticket_id::text, 4)])));
CREATE INDEX CONCURRENTLY IF NOT EXISTS tickets_address ON tickets (lower(email), id);
