-- AlterTable
ALTER TABLE "chat_photos" ADD COLUMN     "print" BIGINT,
ADD COLUMN     "print_bands" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
ADD COLUMN     "print_tried_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "photos" ADD COLUMN     "print" BIGINT,
ADD COLUMN     "print_bands" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
ADD COLUMN     "print_tried_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "profiles" ADD COLUMN     "text_waits_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "queue_claims" (
    "kind" TEXT NOT NULL,
    "item_id" UUID NOT NULL,
    "operator_id" UUID NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "queue_claims_pkey" PRIMARY KEY ("kind","item_id")
);

-- CreateIndex
CREATE INDEX "queue_claims_operator_id_idx" ON "queue_claims"("operator_id");

-- CreateIndex
CREATE INDEX "queue_claims_until_idx" ON "queue_claims"("until");

-- AddForeignKey
ALTER TABLE "queue_claims" ADD CONSTRAINT "queue_claims_operator_id_fkey" FOREIGN KEY ("operator_id") REFERENCES "operators"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand: what the schema language cannot say.
ALTER TABLE "queue_claims"
  ADD CONSTRAINT queue_claims_kind_known CHECK ("kind" IN (
    'photo', 'chat_photo', 'text', 'report', 'review', 'photo_appeal', 'chat_appeal', 'review_appeal'));
ALTER TABLE "photos"
  ADD CONSTRAINT photos_print_whole CHECK (("print" IS NULL) = (cardinality("print_bands") = 0));
ALTER TABLE "chat_photos"
  ADD CONSTRAINT chat_photos_print_whole CHECK (("print" IS NULL) = (cardinality("print_bands") = 0));
CREATE INDEX "photos_print_bands" ON "photos" USING gin ("print_bands");
CREATE INDEX "chat_photos_print_bands" ON "chat_photos" USING gin ("print_bands");
CREATE INDEX "photos_to_print" ON "photos" ("id") WHERE "print_tried_at" IS NULL;
CREATE INDEX "chat_photos_to_print" ON "chat_photos" ("id") WHERE "print_tried_at" IS NULL;
-- Each queue by who has waited longest.
CREATE INDEX "chat_photos_queue" ON "chat_photos" ("created_at") WHERE "state" = 'pending';
CREATE INDEX "profiles_text_queue" ON "profiles" (coalesce("text_waits_at", "created_at")) WHERE "text_state" = 'pending';
CREATE INDEX "reviews_queue" ON "reviews" ("written_at") WHERE "state" = 'pending';
CREATE INDEX "photos_appeals" ON "photos" ("appealed_at")
  WHERE "state" = 'rejected' AND "appealed_at" IS NOT NULL AND "appeal_outcome" IS NULL;
CREATE INDEX "chat_photos_appeals" ON "chat_photos" ("appealed_at")
  WHERE "state" = 'rejected' AND "appealed_at" IS NOT NULL AND "appeal_outcome" IS NULL;
CREATE INDEX "reviews_appeals" ON "reviews" ("appealed_at")
  WHERE "state" = 'rejected' AND "appeal" IS NOT NULL AND "appeal_outcome" IS NULL;
