-- Devices registered by now have no keys to write to them with: their browsers register anew.
DELETE FROM "push_registrations";

-- DropIndex
DROP INDEX "push_registrations_member_id_token_hash_key";

-- AlterTable
ALTER TABLE "push_registrations" DROP COLUMN "token",
ADD COLUMN     "auth" TEXT NOT NULL,
ADD COLUMN     "endpoint" TEXT NOT NULL,
ADD COLUMN     "failures" SMALLINT NOT NULL DEFAULT 0,
ADD COLUMN     "p256dh" TEXT NOT NULL;

-- CreateTable
CREATE TABLE "telegram_links" (
    "member_id" UUID NOT NULL,
    "brand_id" TEXT NOT NULL,
    "chat_id" TEXT NOT NULL,
    "linked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "telegram_links_pkey" PRIMARY KEY ("member_id")
);

-- CreateTable
CREATE TABLE "telegram_updates" (
    "brand_id" TEXT NOT NULL,
    "update_id" BIGINT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "telegram_updates_pkey" PRIMARY KEY ("brand_id","update_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "telegram_links_brand_id_chat_id_key" ON "telegram_links"("brand_id", "chat_id");

-- CreateIndex
CREATE INDEX "telegram_updates_at_idx" ON "telegram_updates"("at");

-- CreateIndex
CREATE UNIQUE INDEX "push_registrations_token_hash_key" ON "push_registrations"("token_hash");

-- CreateIndex
CREATE INDEX "push_registrations_member_id_idx" ON "push_registrations"("member_id");

-- AddForeignKey
ALTER TABLE "telegram_links" ADD CONSTRAINT "telegram_links_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand: what the schema language cannot say.
ALTER TABLE "push_registrations"
  ADD CONSTRAINT "push_registrations_failures" CHECK ("failures" >= 0);
ALTER TABLE "telegram_links"
  ADD CONSTRAINT "telegram_links_chat" CHECK ("chat_id" ~ '^[0-9]{1,20}$');
