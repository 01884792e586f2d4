-- AlterTable
ALTER TABLE "users" ADD COLUMN     "channels_asked_at" TIMESTAMPTZ(3),
ADD COLUMN     "email_check_at" TIMESTAMPTZ(3);

-- By hand: what the schema language cannot say.
ALTER TABLE "users"
  ADD CONSTRAINT "users_email_score_range" CHECK ("email_score" BETWEEN 0 AND 1);
CREATE INDEX "users_email_to_check" ON "users" ("email_check_at") WHERE "email_check_at" IS NOT NULL;
ALTER TABLE "one_time_tokens"
  DROP CONSTRAINT "tokens_purpose_known",
  ADD CONSTRAINT "tokens_purpose_known" CHECK ("purpose" IN
    ('confirm_email', 'reset_password', 'set_password', 'autologin', 'autologin_telegram', 'unsubscribe', 'erase_account'));
