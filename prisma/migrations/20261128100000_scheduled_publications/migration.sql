-- CreateEnum
CREATE TYPE "schedule_kind" AS ENUM ('flow', 'hosted_profile');

-- CreateEnum
CREATE TYPE "schedule_state" AS ENUM ('waiting', 'done', 'cancelled', 'void');

-- CreateTable
CREATE TABLE "scheduled_publications" (
    "id" UUID NOT NULL,
    "kind" "schedule_kind" NOT NULL,
    "brand_ids" TEXT[] NOT NULL,
    "key" TEXT NOT NULL,
    "publication" JSONB NOT NULL,
    "note" TEXT NOT NULL,
    "state" "schedule_state" NOT NULL DEFAULT 'waiting',
    "by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3),
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "ended_by" TEXT,
    "ended_at" TIMESTAMPTZ(3),
    "reason" TEXT,

    CONSTRAINT "scheduled_publications_pkey" PRIMARY KEY ("id")
);

-- By hand: what the schema language cannot say.
ALTER TABLE scheduled_publications
  ADD CONSTRAINT scheduled_publications_whole CHECK (
    (state = 'waiting') = (due_at IS NOT NULL) AND (due_at IS NULL) = (ended_at IS NOT NULL)
    AND (ended_at IS NULL) = (ended_by IS NULL));
-- A flow has its code on each brand, a profile its id on all.
CREATE UNIQUE INDEX scheduled_publications_one ON scheduled_publications
  (kind, (CASE WHEN kind = 'flow' THEN brand_ids[1] END), key) NULLS NOT DISTINCT WHERE due_at IS NOT NULL;
CREATE INDEX scheduled_publications_due ON scheduled_publications (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX scheduled_publications_ended ON scheduled_publications (ended_at DESC) WHERE ended_at IS NOT NULL;
