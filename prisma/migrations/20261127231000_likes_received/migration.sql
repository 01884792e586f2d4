-- squawk-disable-assume-in-transaction
-- By hand: what the schema language cannot say.

CREATE INDEX CONCURRENTLY IF NOT EXISTS swipes_likes_received ON swipes (peer_id, at DESC) WHERE choice = 'like';
