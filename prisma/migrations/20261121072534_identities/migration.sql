-- AlterTable
ALTER TABLE "attributions" ADD COLUMN     "autologin_by" TEXT,
ADD COLUMN     "autologin_event" TEXT,
ADD COLUMN     "remarketing_click_id" TEXT;

-- CreateTable
CREATE TABLE "identities" (
    "id" UUID NOT NULL,
    "brand_id" TEXT NOT NULL,
    "member_id" UUID NOT NULL,
    "issuer" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "linked_at" TIMESTAMPTZ(3) NOT NULL,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "identities_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "identities_brand_id_issuer_subject_key" ON "identities"("brand_id", "issuer", "subject");

-- CreateIndex
CREATE UNIQUE INDEX "identities_member_id_issuer_key" ON "identities"("member_id", "issuer");

-- AddForeignKey
ALTER TABLE "identities" ADD CONSTRAINT "identities_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand: what the schema language cannot say.
ALTER TABLE "identities"
  ADD CONSTRAINT "identities_named" CHECK ("issuer" <> '' AND "subject" <> '');
ALTER TABLE "attributions"
  ADD CONSTRAINT "attributions_autologin_known" CHECK ("autologin_by" IN ('email', 'telegram'));
ALTER TABLE "one_time_tokens"
  DROP CONSTRAINT "tokens_purpose_known",
  ADD CONSTRAINT "tokens_purpose_known" CHECK ("purpose" IN
    ('confirm_email', 'reset_password', 'change_email', 'undo_change', 'autologin', 'autologin_telegram', 'unsubscribe'));
