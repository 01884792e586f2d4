-- AlterTable
ALTER TABLE "photos" ADD COLUMN     "appeal" TEXT,
ADD COLUMN     "appeal_decided_at" TIMESTAMPTZ(3),
ADD COLUMN     "appeal_outcome" TEXT,
ADD COLUMN     "appealed_at" TIMESTAMPTZ(3),
ADD COLUMN     "review_due_at" TIMESTAMPTZ(3),
ADD COLUMN     "state_before" TEXT,
ADD COLUMN     "upload_id" UUID;

-- AlterTable
ALTER TABLE "profiles" ADD COLUMN     "text_due_at" TIMESTAMPTZ(3),
ADD COLUMN     "text_reason" TEXT;

-- CreateTable
CREATE TABLE "photo_removals" (
    "object_key" TEXT NOT NULL,
    "scope" TEXT NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "photo_removals_pkey" PRIMARY KEY ("object_key","scope")
);

-- CreateIndex
CREATE INDEX "photo_removals_due_at_idx" ON "photo_removals"("due_at");

-- CreateIndex
CREATE UNIQUE INDEX "photos_upload_id_key" ON "photos"("upload_id");

-- By hand: what the schema language cannot say.
ALTER TABLE "photos"
  DROP CONSTRAINT "photos_state_known",
  ADD CONSTRAINT "photos_state_known" CHECK ("state" IN ('pending', 'approved', 'rejected', 'removed')),
  ADD CONSTRAINT "photos_removed_remembers" CHECK (
    CASE WHEN "state" = 'removed'
      THEN "state_before" IS NOT NULL AND "state_before" IN ('pending', 'approved', 'rejected')
      ELSE "state_before" IS NULL END),
  ADD CONSTRAINT "photos_default_can_be_seen" CHECK (NOT "is_default" OR "state" IN ('pending', 'approved')),
  ADD CONSTRAINT "photos_reason_known" CHECK ("reason" IS NULL OR "reason" IN (
    'not_a_person', 'somebody_else', 'nudity', 'violence', 'minor', 'contact_details', 'advertising', 'poor_quality')),
  ADD CONSTRAINT "photos_rejected_says_why" CHECK ("state" <> 'rejected' OR "reason" IS NOT NULL),
  ADD CONSTRAINT "photos_appeal_whole" CHECK (
    ("appeal" IS NULL) = ("appealed_at" IS NULL)
    AND ("appeal_outcome" IS NULL) = ("appeal_decided_at" IS NULL)
    AND ("appeal_outcome" IS NULL OR ("appeal" IS NOT NULL AND "appeal_outcome" IN ('granted', 'denied'))));
ALTER TABLE "photo_removals"
  ADD CONSTRAINT "photo_removals_scope_known" CHECK ("scope" IN ('public', 'all'));
ALTER TABLE "profiles"
  ADD CONSTRAINT "profiles_text_reason_known" CHECK ("text_reason" IS NULL OR "text_reason" IN (
    'insult', 'sexual', 'minor', 'contact_details', 'advertising', 'impersonation')),
  ADD CONSTRAINT "profiles_rejected_text_says_why" CHECK ("text_state" <> 'rejected' OR "text_reason" IS NOT NULL);
-- What the demo's own moderation looks for.
CREATE INDEX "photos_to_review" ON "photos" ("review_due_at") WHERE "state" = 'pending';
CREATE INDEX "profiles_to_review" ON "profiles" ("text_due_at") WHERE "text_state" = 'pending';
