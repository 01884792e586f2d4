-- AlterTable
ALTER TABLE "profiles" ADD COLUMN     "shows_previews" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "message_previews" (
    "id" UUID NOT NULL,
    "conversation_id" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "sender_id" UUID NOT NULL,
    "brand_id" TEXT NOT NULL,
    "address" TEXT,
    "title" TEXT,
    "description" TEXT,
    "object_key" TEXT,
    "width" INTEGER,
    "height" INTEGER,
    "due_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "message_previews_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "link_fetches" (
    "address_hash" TEXT NOT NULL,
    "title" TEXT,
    "description" TEXT,
    "object_key" TEXT,
    "width" INTEGER,
    "height" INTEGER,
    "fetched_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "link_fetches_pkey" PRIMARY KEY ("address_hash")
);

-- CreateIndex
CREATE UNIQUE INDEX "message_previews_object_key_key" ON "message_previews"("object_key");

-- CreateIndex
CREATE INDEX "message_previews_sender_id_created_at_idx" ON "message_previews"("sender_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "message_previews_conversation_id_seq_key" ON "message_previews"("conversation_id", "seq");

-- CreateIndex
CREATE UNIQUE INDEX "link_fetches_object_key_key" ON "link_fetches"("object_key");

-- CreateIndex
CREATE INDEX "link_fetches_expires_at_idx" ON "link_fetches"("expires_at");

-- By hand: what the schema language cannot say.

ALTER TABLE message_previews
  ADD CONSTRAINT message_previews_due_with_address CHECK ((address IS NULL) = (due_at IS NULL)),
  ADD CONSTRAINT message_previews_content_once_fetched CHECK (
    (title IS NULL) = (description IS NULL) AND (title IS NULL OR due_at IS NULL)),
  ADD CONSTRAINT message_previews_picture_whole CHECK (
    (object_key IS NULL) = (width IS NULL) AND (width IS NULL) = (height IS NULL)
    AND (object_key IS NULL OR title IS NOT NULL));
CREATE INDEX message_previews_due ON message_previews (due_at) WHERE due_at IS NOT NULL;
ALTER TABLE link_fetches
  ADD CONSTRAINT link_fetches_content_once_fetched CHECK (
    (title IS NULL) = (description IS NULL) AND (title IS NULL OR fetched_at IS NOT NULL)),
  ADD CONSTRAINT link_fetches_picture_whole CHECK (
    (object_key IS NULL) = (width IS NULL) AND (width IS NULL) = (height IS NULL)
    AND (object_key IS NULL OR title IS NOT NULL));
