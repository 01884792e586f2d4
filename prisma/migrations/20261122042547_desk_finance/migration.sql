-- CreateTable
CREATE TABLE "book_checks" (
    "id" UUID NOT NULL,
    "state" TEXT NOT NULL,
    "asked_by" TEXT NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "done_at" TIMESTAMPTZ(3),
    "faults" JSONB NOT NULL DEFAULT '[]',
    "fault_count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "book_checks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "settlement_files" (
    "id" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "company" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "line_count" INTEGER NOT NULL DEFAULT 0,
    "odd" INTEGER NOT NULL DEFAULT 0,
    "from_at" TIMESTAMPTZ(3),
    "until_at" TIMESTAMPTZ(3),
    "brought_by" TEXT NOT NULL,
    "brought_at" TIMESTAMPTZ(3) NOT NULL,
    "done_at" TIMESTAMPTZ(3),

    CONSTRAINT "settlement_files_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "settlement_lines" (
    "file_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "theirs_minor" INTEGER,
    "ours_minor" INTEGER,
    "finding" TEXT,
    "order_id" TEXT,

    CONSTRAINT "settlement_lines_pkey" PRIMARY KEY ("file_id","number")
);

-- CreateTable
CREATE TABLE "money_days" (
    "day" DATE NOT NULL,
    "brand_id" TEXT NOT NULL,
    "company" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "charges" INTEGER NOT NULL DEFAULT 0,
    "charged_minor" BIGINT NOT NULL DEFAULT 0,
    "disputes" INTEGER NOT NULL DEFAULT 0,
    "disputed_minor" BIGINT NOT NULL DEFAULT 0,
    "lost" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "money_days_pkey" PRIMARY KEY ("day","brand_id","company","provider","currency")
);

-- CreateIndex
CREATE INDEX "charges_at_id_idx" ON "charges"("at", "id");

-- CreateIndex
CREATE INDEX "disputes_opened_at_id_idx" ON "disputes"("opened_at", "id");

-- CreateIndex
CREATE INDEX "disputes_updated_at_idx" ON "disputes"("updated_at");

-- CreateIndex
CREATE INDEX "intents_brand_id_id_idx" ON "intents"("brand_id", "id");

-- CreateIndex
CREATE INDEX "intents_brand_id_state_id_idx" ON "intents"("brand_id", "state", "id");

-- CreateIndex
CREATE INDEX "provider_events_reference_idx" ON "provider_events"("reference");

-- CreateIndex
CREATE INDEX "receipts_created_at_id_idx" ON "receipts"("created_at", "id");

-- CreateIndex
CREATE INDEX "refunds_created_at_id_idx" ON "refunds"("created_at", "id");

-- AddForeignKey
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "settlement_files"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand: what the schema language cannot say.
ALTER TABLE "book_checks"
  ADD CONSTRAINT book_checks_state_known CHECK (state IN ('due', 'done')),
  ADD CONSTRAINT book_checks_done_dated CHECK ((state = 'done') = (done_at IS NOT NULL));
-- Asked twice is one look.
CREATE UNIQUE INDEX book_checks_one_due ON "book_checks" ((state)) WHERE state = 'due';
ALTER TABLE "settlement_files"
  ADD CONSTRAINT settlement_files_state_known CHECK (state IN ('reading', 'due', 'done')),
  ADD CONSTRAINT settlement_files_done_dated CHECK ((state = 'done') = (done_at IS NOT NULL)),
  ADD CONSTRAINT settlement_files_period_whole CHECK ((from_at IS NULL) = (until_at IS NULL));
CREATE INDEX settlement_files_due ON "settlement_files" (id) WHERE state = 'due';
ALTER TABLE "settlement_lines"
  ADD CONSTRAINT settlement_lines_kind_known CHECK (kind IN ('payment', 'refund', 'chargeback', 'chargeback_reversed')),
  ADD CONSTRAINT settlement_lines_finding_known CHECK (finding IN ('fits', 'amount', 'currency', 'unknown', 'twice', 'missing')),
  ADD CONSTRAINT settlement_lines_somebodys CHECK (theirs_minor IS NOT NULL OR ours_minor IS NOT NULL);
CREATE INDEX settlement_lines_odd ON "settlement_lines" (file_id, number) WHERE finding <> 'fits';
ALTER TABLE "money_days"
  ADD CONSTRAINT money_days_counted CHECK (charges >= 0 AND disputes >= 0 AND lost >= 0);
-- What hangs, fails or waits is little; the tables are not.
CREATE INDEX attempts_hanging ON "attempts" (id) WHERE state IN ('submitting', 'requires_action', 'confirming', 'unknown', 'authorized');
CREATE INDEX refunds_hanging ON "refunds" (id) WHERE state IN ('requested', 'submitted', 'pending');
CREATE INDEX provider_events_stuck ON "provider_events" (id) WHERE state IN ('failed', 'unmatched');
CREATE INDEX declarations_in_care ON "declarations" (id) WHERE state = 'care';
CREATE INDEX disputes_waiting ON "disputes" ((coalesce(due_at, 'infinity'::timestamptz)), id) WHERE state IN ('inquiry', 'open');
CREATE INDEX audit_entries_money ON "audit_entries" (id) WHERE actor = 'system' AND (action LIKE 'payment.%' OR action LIKE 'refund.%');
