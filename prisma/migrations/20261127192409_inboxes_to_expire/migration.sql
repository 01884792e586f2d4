-- squawk-disable-assume-in-transaction
-- By hand: what the schema language cannot say.

CREATE INDEX CONCURRENTLY IF NOT EXISTS inboxes_to_expire ON inboxes (expire_at) WHERE expire_at IS NOT NULL;
