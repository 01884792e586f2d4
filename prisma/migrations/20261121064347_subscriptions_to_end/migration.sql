-- By hand: what the schema language cannot say.
CREATE INDEX "subscriptions_to_end" ON "subscriptions" ("period_end")
  WHERE "state" IN ('active', 'past_due', 'canceled') AND "ended_at" IS NULL;
