-- DropIndex
DROP INDEX "attempts_provider_provider_reference_idx";

-- AlterTable
ALTER TABLE "attempts" ADD COLUMN     "captured_at" TIMESTAMPTZ(3),
ADD COLUMN     "captured_minor" INTEGER,
ADD COLUMN     "initiator" TEXT NOT NULL DEFAULT 'member',
ADD COLUMN     "mandate_id" UUID,
ADD COLUMN     "request" JSONB,
ADD COLUMN     "technical" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "charges" ADD COLUMN     "company" TEXT,
ADD COLUMN     "provider" TEXT,
ADD COLUMN     "vat_country" TEXT,
ADD COLUMN     "vat_minor" INTEGER,
ADD COLUMN     "vat_rate" INTEGER;

-- AlterTable
ALTER TABLE "intents" ADD COLUMN     "flow_code" TEXT,
ADD COLUMN     "keep_card" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "period" INTEGER,
ADD COLUMN     "purpose" TEXT NOT NULL DEFAULT 'order',
ADD COLUMN     "subscription_id" UUID,
ADD COLUMN     "vat_country" TEXT,
ADD COLUMN     "vat_rate" INTEGER;

-- AlterTable
ALTER TABLE "mandates" ADD COLUMN     "network_reference" TEXT,
ADD COLUMN     "public_id" TEXT,
ADD COLUMN     "revoke_at" TIMESTAMPTZ(3),
ADD COLUMN     "revoked_at" TIMESTAMPTZ(3),
ADD COLUMN     "uses" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "receipt_counters" DROP CONSTRAINT "receipt_counters_pkey",
ADD COLUMN     "series" TEXT NOT NULL DEFAULT 'R',
ADD CONSTRAINT "receipt_counters_pkey" PRIMARY KEY ("company", "series", "year");

-- AlterTable
ALTER TABLE "refunds" ADD COLUMN     "booked_at" TIMESTAMPTZ(3),
ADD COLUMN     "charge_id" UUID,
ADD COLUMN     "kind" TEXT NOT NULL DEFAULT 'care',
ADD COLUMN     "reason_text" TEXT,
ADD COLUMN     "requested_by" TEXT NOT NULL DEFAULT 'system',
ADD COLUMN     "syncs" SMALLINT NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "subscriptions" ADD COLUMN     "access_until" TIMESTAMPTZ(3),
ADD COLUMN     "canceled_at" TIMESTAMPTZ(3),
ADD COLUMN     "end_reason" TEXT,
ADD COLUMN     "next_plan_version_id" UUID,
ADD COLUMN     "suspended_at" TIMESTAMPTZ(3),
ADD COLUMN     "withdrawn_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "credit_notes" (
    "id" UUID NOT NULL,
    "company" TEXT NOT NULL,
    "year" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "refund_id" UUID,
    "dispute_id" UUID,
    "charge_id" UUID NOT NULL,
    "snapshot" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "credit_notes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "card_checks" (
    "id" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "brand_id" TEXT NOT NULL,
    "attempt_id" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "method" TEXT NOT NULL,
    "passed" BOOLEAN NOT NULL,
    "outcome" TEXT NOT NULL,
    "three_ds" BOOLEAN NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "card_checks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_routes" (
    "id" UUID NOT NULL,
    "company" TEXT NOT NULL,
    "flow_code" TEXT NOT NULL DEFAULT '',
    "method" TEXT NOT NULL,
    "providers" TEXT[],
    "version" INTEGER NOT NULL,
    "published_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_routes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "provider_customers" (
    "member_id" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "company" TEXT NOT NULL,
    "customer" TEXT NOT NULL,

    CONSTRAINT "provider_customers_pkey" PRIMARY KEY ("member_id","provider","company")
);

-- CreateTable
CREATE TABLE "disputes" (
    "id" UUID NOT NULL,
    "attempt_id" UUID NOT NULL,
    "charge_id" UUID,
    "provider" TEXT NOT NULL,
    "provider_reference" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "amount_minor" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "reason_code" TEXT,
    "opened_at" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3),
    "decided_at" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "credits_taken" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "disputes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "dispute_events" (
    "id" UUID NOT NULL,
    "dispute_id" UUID NOT NULL,
    "event_id" UUID NOT NULL,
    "from" TEXT NOT NULL,
    "to" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "dispute_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "renewals" (
    "id" UUID NOT NULL,
    "subscription_id" UUID NOT NULL,
    "period" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "charge_at" TIMESTAMPTZ(3) NOT NULL,
    "not_before" TIMESTAMPTZ(3),
    "notice_at" TIMESTAMPTZ(3),
    "notice_mail_id" UUID,
    "notice_sent_at" TIMESTAMPTZ(3),
    "due_at" TIMESTAMPTZ(3),
    "tries" SMALLINT NOT NULL DEFAULT 0,
    "intent_id" UUID,
    "last_outcome" TEXT,
    "skip_reason" TEXT,
    "settled_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "renewals_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "credit_notes_refund_id_key" ON "credit_notes"("refund_id");

-- CreateIndex
CREATE UNIQUE INDEX "credit_notes_dispute_id_key" ON "credit_notes"("dispute_id");

-- CreateIndex
CREATE INDEX "credit_notes_charge_id_idx" ON "credit_notes"("charge_id");

-- CreateIndex
CREATE UNIQUE INDEX "credit_notes_company_year_number_key" ON "credit_notes"("company", "year", "number");

-- CreateIndex
CREATE UNIQUE INDEX "card_checks_attempt_id_key" ON "card_checks"("attempt_id");

-- CreateIndex
CREATE INDEX "card_checks_member_id_at_idx" ON "card_checks"("member_id", "at");

-- CreateIndex
CREATE UNIQUE INDEX "payment_routes_company_flow_code_method_version_key" ON "payment_routes"("company", "flow_code", "method", "version");

-- CreateIndex
CREATE INDEX "disputes_attempt_id_idx" ON "disputes"("attempt_id");

-- CreateIndex
CREATE UNIQUE INDEX "disputes_provider_provider_reference_key" ON "disputes"("provider", "provider_reference");

-- CreateIndex
CREATE UNIQUE INDEX "dispute_events_event_id_key" ON "dispute_events"("event_id");

-- CreateIndex
CREATE INDEX "dispute_events_dispute_id_idx" ON "dispute_events"("dispute_id");

-- CreateIndex
CREATE UNIQUE INDEX "renewals_intent_id_key" ON "renewals"("intent_id");

-- CreateIndex
CREATE UNIQUE INDEX "renewals_subscription_id_period_key" ON "renewals"("subscription_id", "period");

-- CreateIndex
CREATE UNIQUE INDEX "attempts_one_a_payment" ON "attempts"("provider", "provider_reference");

-- CreateIndex
CREATE UNIQUE INDEX "intents_one_renewal_a_period" ON "intents"("subscription_id", "period");

-- CreateIndex
CREATE UNIQUE INDEX "mandates_public_id_key" ON "mandates"("public_id");

-- AddForeignKey
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_refund_id_fkey" FOREIGN KEY ("refund_id") REFERENCES "refunds"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_dispute_id_fkey" FOREIGN KEY ("dispute_id") REFERENCES "disputes"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_charge_id_fkey" FOREIGN KEY ("charge_id") REFERENCES "charges"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "intents" ADD CONSTRAINT "intents_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "subscriptions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_mandate_id_fkey" FOREIGN KEY ("mandate_id") REFERENCES "mandates"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "card_checks" ADD CONSTRAINT "card_checks_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "card_checks" ADD CONSTRAINT "card_checks_attempt_id_fkey" FOREIGN KEY ("attempt_id") REFERENCES "attempts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "provider_customers" ADD CONSTRAINT "provider_customers_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_charge_id_fkey" FOREIGN KEY ("charge_id") REFERENCES "charges"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_attempt_id_fkey" FOREIGN KEY ("attempt_id") REFERENCES "attempts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_charge_id_fkey" FOREIGN KEY ("charge_id") REFERENCES "charges"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dispute_events" ADD CONSTRAINT "dispute_events_dispute_id_fkey" FOREIGN KEY ("dispute_id") REFERENCES "disputes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_next_plan_version_id_fkey" FOREIGN KEY ("next_plan_version_id") REFERENCES "plan_versions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "subscriptions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_intent_id_fkey" FOREIGN KEY ("intent_id") REFERENCES "intents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand: what the schema language cannot say.

-- What older rows would have said.
UPDATE "intents" SET
  "vat_country" = c."country", "vat_rate" = c."rate"
  FROM (VALUES ('dolcevita', 'it', 2200), ('fuego', 'es', 2100), ('lumiere', 'fr', 2000), ('spark', 'ie', 2300))
    AS c ("brand_id", "country", "rate")
 WHERE c."brand_id" = "intents"."brand_id";
UPDATE "intents" SET "purpose" = 'card_check'
 WHERE "plan_version_id" IN (SELECT "id" FROM "plan_versions" WHERE "kind" = 'card_check');
UPDATE "attempts" SET "captured_minor" = "amount_minor", "captured_at" = "updated_at" WHERE "state" = 'captured';
UPDATE "charges" SET
  "provider" = a."provider", "company" = a."company", "vat_country" = i."vat_country", "vat_rate" = i."vat_rate",
  "vat_minor" = round("charges"."amount_minor"::numeric * i."vat_rate" / (10000 + i."vat_rate"))
  FROM "attempts" a, "intents" i WHERE a."id" = "charges"."attempt_id" AND i."id" = "charges"."intent_id";
UPDATE "refunds" SET "charge_id" = c."id" FROM "charges" c WHERE c."attempt_id" = "refunds"."attempt_id";
UPDATE "refunds" SET "kind" = CASE WHEN "reason" = 'late_success' THEN 'late' ELSE 'care' END;
UPDATE "subscriptions" SET "access_until" = "period_end",
  "end_reason" = CASE WHEN "ended_at" IS NOT NULL THEN 'member' END;
UPDATE "mandates" SET "public_id" = replace(gen_random_uuid()::text, '-', ''),
  "uses" = CASE WHEN "state" = 'revoked' THEN '{}' ELSE '{renewal}' END::text[];
INSERT INTO "renewals" ("id", "subscription_id", "period", "state", "charge_at", "due_at", "created_at")
  SELECT gen_random_uuid(), "id", "period" + 1, 'planned', "period_end", "period_end", "created_at"
    FROM "subscriptions" WHERE "state" IN ('active', 'past_due') AND NOT "cancel_at_period_end";

ALTER TABLE "intents" ALTER COLUMN "vat_country" SET NOT NULL, ALTER COLUMN "vat_rate" SET NOT NULL;
ALTER TABLE "charges"
  ALTER COLUMN "provider" SET NOT NULL, ALTER COLUMN "company" SET NOT NULL,
  ALTER COLUMN "vat_country" SET NOT NULL, ALTER COLUMN "vat_rate" SET NOT NULL,
  ALTER COLUMN "vat_minor" SET NOT NULL;
ALTER TABLE "subscriptions" ALTER COLUMN "access_until" SET NOT NULL;
ALTER TABLE "mandates" ALTER COLUMN "public_id" SET NOT NULL;

ALTER TABLE "intents"
  ADD CONSTRAINT "intents_purpose_known" CHECK ("purpose" IN ('order', 'renewal', 'card_check')),
  ADD CONSTRAINT "intents_renewal_whole" CHECK
    (("purpose" = 'renewal') = ("subscription_id" IS NOT NULL AND "period" IS NOT NULL)
     AND ("subscription_id" IS NULL) = ("period" IS NULL));
ALTER TABLE "attempts"
  ADD CONSTRAINT "attempts_initiator_known" CHECK ("initiator" IN ('member', 'merchant')),
  ADD CONSTRAINT "attempts_captured_amount" CHECK ("captured_minor" >= 0),
  -- What was sent goes as soon as nobody may have to send it again.
  ADD CONSTRAINT "attempts_request_while_open" CHECK ("request" IS NULL OR "state" IN
    ('created', 'submitting', 'requires_action', 'confirming', 'unknown'));
ALTER TABLE "charges"
  ADD CONSTRAINT "charges_vat_within" CHECK ("vat_minor" BETWEEN 0 AND "amount_minor");
ALTER TABLE "subscriptions"
  ADD CONSTRAINT "subscriptions_end_reason_known" CHECK ("end_reason" IN
    ('member', 'withdrawn', 'unpaid', 'dispute', 'erased', 'disabled', 'no_notice', 'no_mandate', 'guarantee')),
  ADD CONSTRAINT "subscriptions_ended_says_why" CHECK ("ended_at" IS NULL OR "end_reason" IS NOT NULL);
DROP INDEX "subscriptions_to_end";
CREATE INDEX "subscriptions_to_end" ON "subscriptions" ("access_until")
  WHERE "state" IN ('active', 'past_due', 'canceled') AND "ended_at" IS NULL;

ALTER TABLE "mandates"
  DROP CONSTRAINT "mandates_state_known",
  ADD CONSTRAINT "mandates_state_known" CHECK
    ("state" IN ('pending', 'valid', 'revoking', 'revoked', 'expired')),
  ADD CONSTRAINT "mandates_uses_known" CHECK ("uses" <@ '{renewal,one_click}');
CREATE INDEX "mandates_to_revoke" ON "mandates" ("revoke_at") WHERE "revoke_at" IS NOT NULL;

ALTER TABLE "renewals"
  ADD CONSTRAINT "renewals_state_known" CHECK ("state" IN
    ('planned', 'noticed', 'due', 'charging', 'retrying', 'paid', 'failed', 'skipped')),
  ADD CONSTRAINT "renewals_tries" CHECK ("tries" BETWEEN 0 AND 5),
  ADD CONSTRAINT "renewals_charge_has_order" CHECK
    ("state" NOT IN ('charging', 'retrying', 'paid') OR "intent_id" IS NOT NULL),
  -- A notice that was planned must have gone out before anything is charged.
  ADD CONSTRAINT "renewals_notice_first" CHECK
    ("notice_at" IS NULL OR "state" IN ('planned', 'skipped') OR "notice_sent_at" IS NOT NULL);
CREATE INDEX "renewals_due" ON "renewals" ("due_at")
  WHERE "state" IN ('planned', 'noticed', 'due', 'retrying');

ALTER TABLE "refunds"
  DROP CONSTRAINT "refunds_state_known",
  ADD CONSTRAINT "refunds_state_known" CHECK
    ("state" IN ('requested', 'submitted', 'pending', 'succeeded', 'failed', 'canceled')),
  ADD CONSTRAINT "refunds_kind_known" CHECK
    ("kind" IN ('late', 'wrong_amount', 'withdrawal', 'guarantee', 'care', 'dispute_accepted'));
ALTER TABLE "disputes"
  ADD CONSTRAINT "disputes_kind_known" CHECK ("kind" IN ('inquiry', 'chargeback', 'second')),
  ADD CONSTRAINT "disputes_state_known" CHECK ("state" IN ('inquiry', 'open', 'won', 'lost', 'closed')),
  ADD CONSTRAINT "disputes_amounts" CHECK ("amount_minor" > 0 AND "credits_taken" >= 0);

-- Never more goes back than was taken, whoever writes the row.
CREATE FUNCTION refunds_within_capture() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE taken integer; given bigint;
BEGIN
  SELECT coalesce("captured_minor", 0) INTO taken FROM "attempts" WHERE "id" = NEW."attempt_id" FOR UPDATE;
  SELECT coalesce((SELECT sum("amount_minor") FROM "refunds"
                    WHERE "attempt_id" = NEW."attempt_id" AND "state" NOT IN ('failed', 'canceled')), 0)
       + coalesce((SELECT sum("amount_minor") FROM "disputes"
                    WHERE "attempt_id" = NEW."attempt_id" AND "state" = 'lost'), 0) INTO given;
  IF given > taken THEN
    RAISE EXCEPTION 'refunds of attempt % exceed what was captured', NEW."attempt_id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_within_capture';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "refunds_within_capture" AFTER INSERT ON "refunds"
  FOR EACH ROW EXECUTE FUNCTION refunds_within_capture();

ALTER TABLE "credit_notes"
  ADD CONSTRAINT "credit_notes_one_cause" CHECK (("refund_id" IS NULL) <> ("dispute_id" IS NULL));
CREATE TRIGGER "credit_notes_immutable" BEFORE UPDATE ON "credit_notes"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "credit_notes_kept" BEFORE DELETE ON "credit_notes" FOR EACH ROW
  WHEN (OLD."created_at" >= coalesce(
    nullif(current_setting('amarena.receipts_end', true), '')::timestamptz, '-infinity'))
  EXECUTE FUNCTION refuse_change();
ALTER TABLE "receipt_counters"
  ADD CONSTRAINT "receipt_counters_series_known" CHECK ("series" IN ('R', 'N'));

ALTER TABLE "payment_routes"
  ADD CONSTRAINT "payment_routes_lead_somewhere" CHECK (cardinality("providers") > 0);
CREATE TRIGGER "payment_routes_immutable" BEFORE UPDATE OR DELETE ON "payment_routes"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
