-- AlterTable
ALTER TABLE "profiles" ADD COLUMN     "shown_on" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "hosted_profile_versions" (
    "profile_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "changed_by" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "hosted_profile_versions_pkey" PRIMARY KEY ("profile_id","version")
);

-- CreateTable
CREATE TABLE "canned_answers" (
    "id" UUID NOT NULL,
    "brand_id" TEXT,
    "profile_id" UUID,
    "locale" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "changed_by" TEXT NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "canned_answers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "vulnerable_flags" (
    "member_id" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "set_by" TEXT NOT NULL,
    "set_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "vulnerable_flags_pkey" PRIMARY KEY ("member_id")
);

-- CreateIndex
CREATE INDEX "canned_answers_locale_title_id_idx" ON "canned_answers"("locale", "title", "id");

-- CreateIndex
CREATE INDEX "canned_answers_profile_id_idx" ON "canned_answers"("profile_id");

-- AddForeignKey
ALTER TABLE "hosted_profile_versions" ADD CONSTRAINT "hosted_profile_versions_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "canned_answers" ADD CONSTRAINT "canned_answers_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vulnerable_flags" ADD CONSTRAINT "vulnerable_flags_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand: what the schema language cannot say.
UPDATE "profiles" p
   SET "shown_on" = ARRAY(SELECT l."brand_id" FROM "profile_listings" l WHERE l."profile_id" = p."id" ORDER BY 1)
 WHERE p."kind" = 'hosted';
ALTER TABLE "profiles"
  ALTER COLUMN "shown_on" SET NOT NULL,
  ADD CONSTRAINT "profiles_shown_on_hosted" CHECK ("kind" = 'hosted' OR "shown_on" = '{}');
ALTER TABLE "hosted_profile_versions"
  ADD CONSTRAINT "hosted_profile_versions_numbered" CHECK ("version" >= 1);
ALTER TABLE "canned_answers"
  ADD CONSTRAINT "canned_answers_worded" CHECK (length("body") BETWEEN 1 AND 600 AND length("title") BETWEEN 1 AND 80);
ALTER TABLE "vulnerable_flags"
  ADD CONSTRAINT "vulnerable_flags_reasoned" CHECK (length("reason") BETWEEN 3 AND 500);
CREATE INDEX "vulnerable_flags_newest" ON "vulnerable_flags" ("set_at", "member_id");
-- Who holds how many talks, what waits for an operator, and what was asked last.
CREATE INDEX "conversations_held_by" ON "conversations" ("held_by") WHERE "held_by" IS NOT NULL;
CREATE INDEX "reply_tasks_waiting" ON "reply_tasks" ("created_at", "id") WHERE "state" = 'due' AND "provider" = 'operator';
CREATE INDEX "reply_tasks_newest" ON "reply_tasks" ("created_at", "id");
CREATE INDEX "profiles_hosted" ON "profiles" ("screen_name", "id") WHERE "kind" = 'hosted';
