-- CreateEnum
CREATE TYPE "payment_block_state" AS ENUM ('proposed', 'active', 'dismissed', 'lifted');

-- CreateEnum
CREATE TYPE "payment_block_source" AS ENUM ('staff', 'chargeback', 'fraud_refusal', 'listed_card');

-- CreateTable
CREATE TABLE "payment_blocks" (
    "id" UUID NOT NULL,
    "brand_id" TEXT NOT NULL,
    "kind" "fingerprint_kind" NOT NULL,
    "hash" TEXT NOT NULL,
    "state" "payment_block_state" NOT NULL,
    "source" "payment_block_source" NOT NULL,
    "order_id" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_by" TEXT,
    "decided_at" TIMESTAMPTZ(3),
    "decision" TEXT,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "hits" INTEGER NOT NULL DEFAULT 0,
    "last_hit_at" TIMESTAMPTZ(3),

    CONSTRAINT "payment_blocks_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "payment_blocks_brand_id_state_id_idx" ON "payment_blocks"("brand_id", "state", "id");

-- By hand: what the schema language cannot say.
CREATE UNIQUE INDEX payment_blocks_one_live ON payment_blocks (brand_id, kind, hash) WHERE state IN ('proposed', 'active');
ALTER TABLE payment_blocks
  ADD CONSTRAINT payment_blocks_decided CHECK (
    (decided_at IS NULL) = (decided_by IS NULL) AND (decided_at IS NULL) = (decision IS NULL)
    AND (decided_at IS NOT NULL OR state IN ('proposed', 'active'))),
  ADD CONSTRAINT payment_blocks_hits CHECK (hits >= 0 AND (hits > 0) = (last_hit_at IS NOT NULL));
