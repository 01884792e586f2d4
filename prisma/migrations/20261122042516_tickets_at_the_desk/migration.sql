-- DropIndex
DROP INDEX "audit_entries_actor_at_idx";

-- AlterTable
ALTER TABLE "tickets" ADD COLUMN     "claimed_by" UUID,
ADD COLUMN     "claimed_until" TIMESTAMPTZ(3),
ADD COLUMN     "since_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateTable
CREATE TABLE "care_answers" (
    "id" UUID NOT NULL,
    "answer_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "brand_id" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "offered" BOOLEAN NOT NULL,
    "newest" BOOLEAN NOT NULL,
    "by" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "care_answers_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "care_answers_brand_id_locale_idx" ON "care_answers"("brand_id", "locale");

-- CreateIndex
CREATE UNIQUE INDEX "care_answers_answer_id_version_key" ON "care_answers"("answer_id", "version");

-- CreateIndex
CREATE INDEX "audit_entries_actor_id_idx" ON "audit_entries"("actor", "id");

-- CreateIndex
CREATE INDEX "audit_entries_action_id_idx" ON "audit_entries"("action", "id");

-- CreateIndex
CREATE INDEX "audit_entries_brand_id_id_idx" ON "audit_entries"("brand_id", "id");

-- CreateIndex
CREATE INDEX "tickets_brand_id_state_since_at_id_idx" ON "tickets"("brand_id", "state", "since_at", "id");

-- CreateIndex
CREATE INDEX "tickets_member_id_id_idx" ON "tickets"("member_id", "id");

-- AddForeignKey
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_claimed_by_fkey" FOREIGN KEY ("claimed_by") REFERENCES "operators"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- By hand: what the schema language cannot say.

UPDATE "tickets" t SET "since_at" = coalesce(
  (SELECT max(m."at") FROM "ticket_messages" m WHERE m."ticket_id" = t."id"), t."created_at");

ALTER TABLE "tickets"
  ADD CONSTRAINT "tickets_claim_whole" CHECK (("claimed_by" IS NULL) = ("claimed_until" IS NULL));

ALTER TABLE "care_answers"
  ADD CONSTRAINT "care_answers_title_length" CHECK (char_length("title") BETWEEN 1 AND 80),
  ADD CONSTRAINT "care_answers_text_length" CHECK (char_length("text") BETWEEN 1 AND 5000),
  ADD CONSTRAINT "care_answers_version" CHECK ("version" >= 1),
  ADD CONSTRAINT "care_answers_offered_newest" CHECK ("newest" OR NOT "offered");
CREATE UNIQUE INDEX "care_answers_newest" ON "care_answers" ("answer_id") WHERE "newest";
