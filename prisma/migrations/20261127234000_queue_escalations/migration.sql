-- AlterEnum
ALTER TYPE "operator_role" ADD VALUE 'senior_moderator' AFTER 'moderator';

-- CreateTable
CREATE TABLE "queue_escalations" (
    "kind" "queue_kind" NOT NULL,
    "item_id" UUID NOT NULL,
    "brand_id" TEXT,
    "note" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "queue_escalations_pkey" PRIMARY KEY ("kind","item_id")
);

-- CreateIndex
CREATE INDEX "queue_escalations_kind_at_idx" ON "queue_escalations"("kind", "at");


-- By hand: what the schema language cannot say.
