-- CreateEnum
CREATE TYPE "group_measure" AS ENUM ('none', 'warning', 'text', 'block');

-- CreateEnum
CREATE TYPE "group_member_state" AS ENUM ('pending', 'done', 'skipped');

-- CreateTable
CREATE TABLE "group_decisions" (
    "id" UUID NOT NULL,
    "measure" "group_measure" NOT NULL,
    "reason" TEXT,
    "details" TEXT NOT NULL DEFAULT '',
    "note" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "group_decisions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "group_decision_members" (
    "id" UUID NOT NULL,
    "decision_id" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "brand_id" TEXT NOT NULL,
    "signals" TEXT[],
    "state" "group_member_state" NOT NULL,
    "due_at" TIMESTAMPTZ(3),
    "attempts" SMALLINT NOT NULL DEFAULT 0,
    "done_at" TIMESTAMPTZ(3),

    CONSTRAINT "group_decision_members_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "group_decision_members_member_id_idx" ON "group_decision_members"("member_id");

-- CreateIndex
CREATE UNIQUE INDEX "group_decision_members_decision_id_member_id_key" ON "group_decision_members"("decision_id", "member_id");

-- AddForeignKey
ALTER TABLE "group_decision_members" ADD CONSTRAINT "group_decision_members_decision_id_fkey" FOREIGN KEY ("decision_id") REFERENCES "group_decisions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand: what the schema language cannot say.
CREATE INDEX group_decision_members_due ON group_decision_members (due_at) WHERE due_at IS NOT NULL;
ALTER TABLE group_decisions
  ADD CONSTRAINT group_decisions_reasoned CHECK ((measure = 'none') = (reason IS NULL));
ALTER TABLE group_decision_members
  ADD CONSTRAINT group_decision_members_done_whole CHECK (
    (state = 'pending') = (due_at IS NOT NULL) AND (state = 'pending') = (done_at IS NULL));
