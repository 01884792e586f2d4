-- AlterTable
ALTER TABLE "chat_photos" ADD COLUMN     "appeal" TEXT,
ADD COLUMN     "appeal_decided_at" TIMESTAMPTZ(3),
ADD COLUMN     "appeal_outcome" TEXT,
ADD COLUMN     "appealed_at" TIMESTAMPTZ(3);

-- By hand: what the schema language cannot say.
ALTER TABLE "chat_photos"
  ADD CONSTRAINT "chat_photos_appeal_whole" CHECK (
    ("appeal" IS NULL) = ("appealed_at" IS NULL)
    AND ("appeal_outcome" IS NULL) = ("appeal_decided_at" IS NULL)
    AND ("appeal_outcome" IS NULL OR ("appeal" IS NOT NULL AND "appeal_outcome" IN ('granted', 'denied'))));
