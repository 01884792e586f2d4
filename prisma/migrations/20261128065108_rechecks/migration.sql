-- CreateTable
CREATE TABLE "recheck_counters" (
    "kind" "queue_kind" NOT NULL,
    "decisions" INTEGER NOT NULL,

    CONSTRAINT "recheck_counters_pkey" PRIMARY KEY ("kind")
);

-- CreateTable
CREATE TABLE "rechecks" (
    "id" UUID NOT NULL,
    "kind" "queue_kind" NOT NULL,
    "item_id" UUID NOT NULL,
    "profile_id" UUID NOT NULL,
    "reporter_id" UUID,
    "brand_id" TEXT,
    "item" JSONB,
    "first_verdict" TEXT NOT NULL,
    "first_by" TEXT NOT NULL,
    "first_at" TIMESTAMPTZ(3) NOT NULL,
    "claimed_by" TEXT,
    "claimed_until" TIMESTAMPTZ(3),
    "second_verdict" TEXT,
    "second_by" TEXT,
    "second_at" TIMESTAMPTZ(3),

    CONSTRAINT "rechecks_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "rechecks_item_id_idx" ON "rechecks"("item_id");

-- CreateIndex
CREATE INDEX "rechecks_profile_id_idx" ON "rechecks"("profile_id");

-- CreateIndex
CREATE INDEX "rechecks_reporter_id_idx" ON "rechecks"("reporter_id");

-- By hand: what the schema language cannot say.
CREATE INDEX rechecks_waiting ON rechecks (first_at) WHERE second_at IS NULL;
CREATE INDEX rechecks_judged ON rechecks (second_at) WHERE second_at IS NOT NULL;
ALTER TABLE rechecks
  ADD CONSTRAINT rechecks_by_another CHECK (second_by <> first_by),
  ADD CONSTRAINT rechecks_judged_whole CHECK (
    (second_at IS NULL) = (second_by IS NULL) AND (second_at IS NULL) = (second_verdict IS NULL)
    AND (second_at IS NULL) = (item IS NOT NULL));
