-- CreateTable
CREATE TABLE "member_notes" (
    "id" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "brand_id" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "member_notes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "member_measures" (
    "id" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "brand_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "words" TEXT NOT NULL DEFAULT '',
    "by" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "member_measures_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "member_notes_member_id_at_idx" ON "member_notes"("member_id", "at");

-- CreateIndex
CREATE INDEX "member_measures_member_id_at_idx" ON "member_measures"("member_id", "at");

-- AddForeignKey
ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "member_measures" ADD CONSTRAINT "member_measures_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand: what the schema language cannot say.

ALTER TABLE "member_notes"
  ADD CONSTRAINT "member_notes_say_something" CHECK (char_length("text") BETWEEN 1 AND 4000);
ALTER TABLE "member_measures"
  ADD CONSTRAINT "member_measures_kind_known" CHECK ("kind" IN ('warning', 'words', 'block', 'reactivation')),
  ADD CONSTRAINT "member_measures_reason_known" CHECK (
    CASE "kind"
      WHEN 'words' THEN "reason" IN ('insult', 'sexual', 'minor', 'contact_details', 'advertising', 'impersonation')
      WHEN 'reactivation' THEN "reason" IN ('own_wish', 'objection', 'mistake', 'settled')
      ELSE "reason" IN ('fake', 'scam', 'harassment', 'sexual', 'threat', 'minor', 'other')
    END);

-- What customer care looks members up by, and what their timelines are read from.
CREATE INDEX "users_by_address" ON "users" ("email_normalised" text_pattern_ops);
CREATE INDEX "mail_messages_by_address" ON "mail_messages" ("brand_id", lower("to_address"), "created_at");
CREATE INDEX "attempts_by_provider_reference" ON "attempts" ("provider_reference") WHERE "provider_reference" IS NOT NULL;
CREATE INDEX "tickets_of_member" ON "tickets" ("member_id", "created_at") WHERE "member_id" IS NOT NULL;
CREATE INDEX "reports_by_reporter" ON "reports" ("reporter_id", "created_at");
