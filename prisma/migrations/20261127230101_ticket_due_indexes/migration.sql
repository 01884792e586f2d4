-- squawk-disable-assume-in-transaction
-- By hand: what the schema language cannot say.
CREATE INDEX CONCURRENTLY IF NOT EXISTS tickets_by_due ON tickets (brand_id, coalesce(due_at, since_at), id)
  WHERE state = 'open' AND snoozed_until IS NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS tickets_assigned_by_due ON tickets (assigned_to, coalesce(due_at, since_at), id)
  WHERE state = 'open' AND snoozed_until IS NULL AND assigned_to IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS tickets_snoozed ON tickets (brand_id, snoozed_until, id)
  WHERE snoozed_until IS NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS tickets_to_wake ON tickets (snoozed_until)
  WHERE snoozed_until IS NOT NULL;
