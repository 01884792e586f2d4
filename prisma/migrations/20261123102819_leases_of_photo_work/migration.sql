-- AlterTable
ALTER TABLE "chat_photos" ADD COLUMN     "print_due_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "photo_removals" DROP CONSTRAINT "photo_removals_pkey",
ADD COLUMN     "id" UUID NOT NULL DEFAULT gen_random_uuid(),
ADD COLUMN     "started_at" TIMESTAMPTZ(3),
ADD CONSTRAINT "photo_removals_pkey" PRIMARY KEY ("id");

-- AlterTable
ALTER TABLE "photos" ADD COLUMN     "print_due_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE UNIQUE INDEX "photo_removals_object_key_scope_key" ON "photo_removals"("object_key", "scope");

-- By hand: what the schema language cannot say.

DROP INDEX photos_to_print;
CREATE INDEX photos_to_print ON photos (coalesce(print_due_at, created_at)) WHERE print_tried_at IS NULL;
DROP INDEX chat_photos_to_print;
CREATE INDEX chat_photos_to_print ON chat_photos (coalesce(print_due_at, created_at)) WHERE print_tried_at IS NULL;
