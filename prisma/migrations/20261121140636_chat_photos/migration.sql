-- CreateTable
CREATE TABLE "chat_photos" (
    "id" UUID NOT NULL,
    "conversation_id" UUID NOT NULL,
    "sender_id" UUID NOT NULL,
    "peer_id" UUID NOT NULL,
    "id_client" UUID NOT NULL,
    "object_key" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "caption" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'pending',
    "reason" TEXT,
    "due_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "reviewed_at" TIMESTAMPTZ(3),
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "chat_photos_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "chat_photos_object_key_key" ON "chat_photos"("object_key");

-- CreateIndex
CREATE INDEX "chat_photos_conversation_id_idx" ON "chat_photos"("conversation_id");

-- CreateIndex
CREATE INDEX "chat_photos_peer_id_idx" ON "chat_photos"("peer_id");

-- CreateIndex
CREATE UNIQUE INDEX "chat_photos_sender_id_id_client_key" ON "chat_photos"("sender_id", "id_client");

-- AddForeignKey
ALTER TABLE "chat_photos" ADD CONSTRAINT "chat_photos_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_photos" ADD CONSTRAINT "chat_photos_sender_id_fkey" FOREIGN KEY ("sender_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_photos" ADD CONSTRAINT "chat_photos_peer_id_fkey" FOREIGN KEY ("peer_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand: what the schema language cannot say.
ALTER TABLE "chat_photos"
  ADD CONSTRAINT "chat_photos_state_known" CHECK ("state" IN (
    'pending', 'approved', 'sent', 'rejected', 'unsent', 'withdrawn')),
  ADD CONSTRAINT "chat_photos_says_why" CHECK (("state" IN ('rejected', 'unsent')) = ("reason" IS NOT NULL)),
  ADD CONSTRAINT "chat_photos_reason_known" CHECK ("state" <> 'rejected' OR "reason" IN (
    'not_a_person', 'somebody_else', 'nudity', 'violence', 'minor', 'contact_details', 'advertising', 'poor_quality')),
  ADD CONSTRAINT "chat_photos_sent_dated" CHECK (("state" = 'sent') = ("sent_at" IS NOT NULL)),
  ADD CONSTRAINT "chat_photos_to_another" CHECK ("sender_id" <> "peer_id");
-- What waits is few; what was sent is not looked for by its state.
CREATE INDEX "chat_photos_waiting" ON "chat_photos" ("state", "due_at") WHERE "state" IN ('pending', 'approved');
