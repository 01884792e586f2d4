-- CreateEnum
CREATE TYPE "approval_kind" AS ENUM ('flow', 'plan', 'settings', 'refund');

-- CreateEnum
CREATE TYPE "approval_state" AS ENUM ('open', 'approved', 'declined', 'void');

-- CreateTable
CREATE TABLE "approvals" (
    "id" UUID NOT NULL,
    "kind" "approval_kind" NOT NULL,
    "brand_id" TEXT,
    "key" TEXT NOT NULL,
    "proposal" JSONB NOT NULL,
    "note" TEXT NOT NULL,
    "state" "approval_state" NOT NULL DEFAULT 'open',
    "requested_by" TEXT NOT NULL,
    "requested_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_by" TEXT,
    "decided_at" TIMESTAMPTZ(3),
    "reason" TEXT,

    CONSTRAINT "approvals_pkey" PRIMARY KEY ("id")
);

-- By hand: what the schema language cannot say.
ALTER TABLE approvals
  ADD CONSTRAINT approvals_by_another CHECK (state NOT IN ('approved', 'void') OR decided_by <> requested_by),
  ADD CONSTRAINT approvals_decided_whole CHECK (
    (state = 'open') = (decided_at IS NULL) AND (decided_at IS NULL) = (decided_by IS NULL));
CREATE UNIQUE INDEX approvals_one_open ON approvals (kind, coalesce(brand_id, ''), key) WHERE state = 'open';
CREATE INDEX approvals_waiting ON approvals (requested_at) WHERE state = 'open';
