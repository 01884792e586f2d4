-- AlterTable
ALTER TABLE "conversations" ADD COLUMN     "held_by" TEXT,
ADD COLUMN     "held_until" TIMESTAMPTZ(3),
ADD COLUMN     "last_revision" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "inboxes" ADD COLUMN     "notify_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "messages" ADD COLUMN     "edited_at" TIMESTAMPTZ(3),
ADD COLUMN     "first_body" TEXT,
ADD COLUMN     "photo_id" UUID,
ADD COLUMN     "revision" INTEGER;

-- AlterTable
ALTER TABLE "participants" ADD COLUMN     "delivered_seq" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "photos_open_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "pending_messages" ADD COLUMN     "refusal" TEXT,
ADD COLUMN     "released_at" TIMESTAMPTZ(3);

-- By hand: what the schema language cannot say.
ALTER TABLE "conversations"
  ADD CONSTRAINT "conversations_held_whole" CHECK (("held_by" IS NULL) = ("held_until" IS NULL));
CREATE INDEX "conversations_held" ON "conversations" ("held_until") WHERE "held_until" IS NOT NULL;
ALTER TABLE "participants"
  DROP CONSTRAINT "participants_counts",
  ADD CONSTRAINT "participants_counts" CHECK ("unread" >= 0 AND "read_seq" >= 0 AND "delivered_seq" >= 0);
ALTER TABLE "messages"
  ADD CONSTRAINT "messages_edited_whole" CHECK (("edited_at" IS NULL) = ("first_body" IS NULL)),
  ADD CONSTRAINT "messages_photo_is_personal" CHECK ("photo_id" IS NULL OR "kind" = 'personal');
-- Partial: a message without a picture, which nearly all are, costs these indexes nothing.
CREATE UNIQUE INDEX "messages_photo" ON "messages" ("photo_id") WHERE "photo_id" IS NOT NULL;
CREATE INDEX "messages_revised" ON "messages" ("conversation_id", "revision") WHERE "revision" IS NOT NULL;
CREATE INDEX "pending_messages_released" ON "pending_messages" ("released_at") WHERE "released_at" IS NOT NULL;
CREATE INDEX "inboxes_untold" ON "inboxes" ("notify_at") WHERE "notify_at" IS NOT NULL;
ALTER TABLE "reports"
  DROP CONSTRAINT "reports_surface_known",
  ADD CONSTRAINT "reports_surface_known" CHECK ("surface" IN ('card', 'profile', 'match', 'chat', 'message'));
