-- AlterTable
ALTER TABLE "sessions" DROP COLUMN "user_agent",
ADD COLUMN     "device" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "erase_asked_at" TIMESTAMPTZ(3),
ADD COLUMN     "erase_at" TIMESTAMPTZ(3),
ADD COLUMN     "phone" TEXT,
ADD COLUMN     "signup_email_hash" TEXT,
ADD COLUMN     "surname" TEXT,
ALTER COLUMN "notify_email" DROP NOT NULL,
ALTER COLUMN "notify_email" DROP DEFAULT;

-- CreateTable
CREATE TABLE "email_changes" (
    "id" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "brand_id" TEXT NOT NULL,
    "old_email" TEXT NOT NULL,
    "new_email" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "confirm_hash" TEXT NOT NULL,
    "undo_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "mailed_at" TIMESTAMPTZ(3) NOT NULL,
    "confirm_by" TIMESTAMPTZ(3) NOT NULL,
    "undo_by" TIMESTAMPTZ(3),
    "changed_at" TIMESTAMPTZ(3),
    "undone_at" TIMESTAMPTZ(3),

    CONSTRAINT "email_changes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "data_exports" (
    "id" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "requested_by" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "object_key" TEXT NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "attempts" SMALLINT NOT NULL DEFAULT 0,
    "requested_at" TIMESTAMPTZ(3) NOT NULL,
    "ready_at" TIMESTAMPTZ(3),
    "bytes" INTEGER,

    CONSTRAINT "data_exports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "push_registrations" (
    "id" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "token" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "push_registrations_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "email_changes_confirm_hash_key" ON "email_changes"("confirm_hash");

-- CreateIndex
CREATE UNIQUE INDEX "email_changes_undo_hash_key" ON "email_changes"("undo_hash");

-- CreateIndex
CREATE INDEX "email_changes_member_id_created_at_idx" ON "email_changes"("member_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "data_exports_object_key_key" ON "data_exports"("object_key");

-- CreateIndex
CREATE INDEX "data_exports_member_id_requested_at_idx" ON "data_exports"("member_id", "requested_at");

-- CreateIndex
CREATE INDEX "data_exports_state_due_at_idx" ON "data_exports"("state", "due_at");

-- CreateIndex
CREATE INDEX "push_registrations_session_id_idx" ON "push_registrations"("session_id");

-- CreateIndex
CREATE UNIQUE INDEX "push_registrations_member_id_token_hash_key" ON "push_registrations"("member_id", "token_hash");

-- AddForeignKey
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_registrations" ADD CONSTRAINT "push_registrations_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_registrations" ADD CONSTRAINT "push_registrations_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand: what the schema language cannot say.
-- Who never touched the switch has not chosen.
UPDATE "users" SET "notify_email" = NULL WHERE "notify_email";
ALTER TABLE "users"
  ADD CONSTRAINT "users_erase_whole" CHECK (("erase_at" IS NULL) = ("erase_asked_at" IS NULL) AND "erase_at" > "erase_asked_at");
CREATE INDEX "users_to_erase" ON "users" ("erase_at") WHERE "erase_at" IS NOT NULL;
ALTER TABLE "one_time_tokens"
  DROP CONSTRAINT "tokens_purpose_known",
  ADD CONSTRAINT "tokens_purpose_known" CHECK ("purpose" IN
    ('confirm_email', 'reset_password', 'autologin', 'autologin_telegram', 'unsubscribe', 'erase_account'));
ALTER TABLE "email_changes"
  ADD CONSTRAINT "email_changes_state_known" CHECK ("state" IN ('waiting', 'done', 'undone', 'replaced')),
  ADD CONSTRAINT "email_changes_dated" CHECK (
    ("state" <> 'done' OR "changed_at" IS NOT NULL) AND ("state" = 'undone') = ("undone_at" IS NOT NULL)),
  ADD CONSTRAINT "email_changes_undo_ends" CHECK (("undo_hash" IS NULL) = ("undo_by" IS NULL));
CREATE UNIQUE INDEX "email_changes_one_waiting" ON "email_changes" ("member_id") WHERE "state" = 'waiting';
ALTER TABLE "data_exports"
  ADD CONSTRAINT "exports_state_known" CHECK ("state" IN ('waiting', 'ready', 'failed')),
  ADD CONSTRAINT "exports_asked_by" CHECK ("requested_by" IN ('member', 'staff')),
  ADD CONSTRAINT "exports_ready_whole" CHECK (("state" = 'ready') = ("ready_at" IS NOT NULL AND "bytes" IS NOT NULL));
CREATE UNIQUE INDEX "exports_one_waiting" ON "data_exports" ("member_id") WHERE "state" = 'waiting';
