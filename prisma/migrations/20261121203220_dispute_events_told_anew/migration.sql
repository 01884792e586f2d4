-- DropIndex
DROP INDEX "dispute_events_dispute_id_idx";

-- DropIndex
DROP INDEX "dispute_events_event_id_key";

-- CreateIndex
CREATE UNIQUE INDEX "dispute_events_dispute_id_event_id_to_key" ON "dispute_events"("dispute_id", "event_id", "to");

-- By hand: what the schema language cannot say.
