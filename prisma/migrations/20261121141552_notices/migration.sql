-- CreateTable
CREATE TABLE "notices" (
    "id" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "brand_id" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "target_id" UUID,
    "cause" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "messages" INTEGER NOT NULL DEFAULT 0,
    "hosted" INTEGER NOT NULL DEFAULT 0,
    "likes" INTEGER NOT NULL DEFAULT 0,
    "visits" INTEGER NOT NULL DEFAULT 0,
    "matches" INTEGER NOT NULL DEFAULT 0,
    "state" TEXT NOT NULL DEFAULT 'due',
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "attempts" SMALLINT NOT NULL DEFAULT 0,
    "last_error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "notices_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notice_marks" (
    "member_id" UUID NOT NULL,
    "channel" TEXT NOT NULL,
    "told_at" TIMESTAMPTZ(3) NOT NULL,
    "last_sent_at" TIMESTAMPTZ(3) NOT NULL,
    "day" DATE NOT NULL,
    "sent_today" SMALLINT NOT NULL DEFAULT 0,

    CONSTRAINT "notice_marks_pkey" PRIMARY KEY ("member_id","channel")
);

-- AddForeignKey
ALTER TABLE "notices" ADD CONSTRAINT "notices_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notice_marks" ADD CONSTRAINT "notice_marks_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand: what the schema language cannot say.
CREATE UNIQUE INDEX "notices_once" ON "notices" ("member_id", "channel", "cause", "target_id") NULLS NOT DISTINCT;
CREATE INDEX "notices_due" ON "notices" ("due_at") WHERE "state" IN ('due', 'sending');
ALTER TABLE "notices"
  ADD CONSTRAINT "notices_channel_known" CHECK ("channel" IN ('push', 'telegram', 'email')),
  ADD CONSTRAINT "notices_state_known" CHECK ("state" IN ('due', 'sending', 'sent', 'failed', 'dropped')),
  ADD CONSTRAINT "notices_count_something" CHECK (
    "messages" >= 0 AND "hosted" BETWEEN 0 AND "messages" AND "likes" >= 0 AND "visits" >= 0
    AND "matches" >= 0 AND "messages" + "likes" + "visits" + "matches" > 0),
  ADD CONSTRAINT "notices_sent_dated" CHECK (("state" = 'sent') = ("sent_at" IS NOT NULL));
ALTER TABLE "notice_marks"
  ADD CONSTRAINT "notice_marks_channel_known" CHECK ("channel" IN ('push', 'telegram', 'email')),
  ADD CONSTRAINT "notice_marks_counts" CHECK ("sent_today" >= 0);
ALTER TABLE "one_time_tokens"
  DROP CONSTRAINT "tokens_purpose_known",
  ADD CONSTRAINT "tokens_purpose_known" CHECK ("purpose" IN
    ('confirm_email', 'reset_password', 'set_password', 'autologin', 'autologin_telegram', 'unsubscribe',
     'unsubscribe_notices', 'telegram_link', 'erase_account'));
