-- CreateEnum
CREATE TYPE "ticket_file_kind" AS ENUM ('picture', 'pdf');

-- CreateTable
CREATE TABLE "ticket_files" (
    "id" UUID NOT NULL,
    "brand_id" TEXT NOT NULL,
    "member_id" UUID,
    "by" TEXT,
    "ticket_id" UUID,
    "message_id" UUID,
    "object_key" TEXT NOT NULL,
    "kind" "ticket_file_kind" NOT NULL,
    "name" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ticket_files_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ticket_files_object_key_key" ON "ticket_files"("object_key");

-- CreateIndex
CREATE INDEX "ticket_files_ticket_id_idx" ON "ticket_files"("ticket_id");

-- CreateIndex
CREATE INDEX "ticket_files_message_id_idx" ON "ticket_files"("message_id");

-- CreateIndex
CREATE INDEX "ticket_files_member_id_idx" ON "ticket_files"("member_id");

-- AddForeignKey
ALTER TABLE "ticket_files" ADD CONSTRAINT "ticket_files_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ticket_files" ADD CONSTRAINT "ticket_files_ticket_id_fkey" FOREIGN KEY ("ticket_id") REFERENCES "tickets"("id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ticket_files" ADD CONSTRAINT "ticket_files_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "ticket_messages"("id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- By hand: what the schema language cannot say.

ALTER TABLE ticket_files
  ADD CONSTRAINT ticket_files_by_one CHECK (member_id IS NULL OR by IS NULL),
  ADD CONSTRAINT ticket_files_message_of_ticket CHECK (message_id IS NULL OR ticket_id IS NOT NULL),
  ADD CONSTRAINT ticket_files_named CHECK (name <> ''),
  ADD CONSTRAINT ticket_files_filled CHECK (bytes > 0);
