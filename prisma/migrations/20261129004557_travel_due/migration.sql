-- squawk-disable-assume-in-transaction
-- By hand: what the schema language cannot say.
CREATE INDEX CONCURRENTLY IF NOT EXISTS benefit_periods_due ON benefit_periods (due_at) WHERE due_at IS NOT NULL;
