-- squawk-disable-assume-in-transaction
-- By hand: what the schema language cannot say.
CREATE INDEX CONCURRENTLY IF NOT EXISTS tickets_assigned ON tickets (assigned_to, since_at, id)
  WHERE state = 'open' AND assigned_to IS NOT NULL;
