-- CreateEnum
CREATE TYPE "shared_date_state" AS ENUM ('planned', 'checked_in', 'missed', 'canceled');

-- AlterTable
ALTER TABLE "participants" ADD COLUMN     "date_offered_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "shared_dates" (
    "id" UUID NOT NULL,
    "brand_id" TEXT NOT NULL,
    "profile_id" UUID NOT NULL,
    "with_name" TEXT NOT NULL,
    "place" TEXT NOT NULL,
    "meet_at" TIMESTAMPTZ(3) NOT NULL,
    "check_in_at" TIMESTAMPTZ(3) NOT NULL,
    "contact_email" TEXT NOT NULL,
    "contact_hash" TEXT NOT NULL,
    "contact_agreed_at" TIMESTAMPTZ(3),
    "contact_declined_at" TIMESTAMPTZ(3),
    "state" "shared_date_state" NOT NULL DEFAULT 'planned',
    "state_at" TIMESTAMPTZ(3) NOT NULL,
    "check_in_hash" TEXT,
    "reminded_at" TIMESTAMPTZ(3),
    "due_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "shared_dates_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "shared_dates_contact_hash_key" ON "shared_dates"("contact_hash");

-- CreateIndex
CREATE UNIQUE INDEX "shared_dates_check_in_hash_key" ON "shared_dates"("check_in_hash");

-- CreateIndex
CREATE INDEX "shared_dates_profile_id_created_at_idx" ON "shared_dates"("profile_id", "created_at");

-- AddForeignKey
ALTER TABLE "shared_dates" ADD CONSTRAINT "shared_dates_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand: what the schema language cannot say.
CREATE INDEX shared_dates_due ON shared_dates (due_at) WHERE due_at IS NOT NULL;

ALTER TABLE shared_dates
  ADD CONSTRAINT shared_dates_due_while_planned CHECK ((state = 'planned') = (due_at IS NOT NULL)),
  ADD CONSTRAINT shared_dates_answered_once CHECK (contact_agreed_at IS NULL OR contact_declined_at IS NULL),
  ADD CONSTRAINT shared_dates_in_order CHECK (check_in_at > meet_at AND expires_at > check_in_at),
  ADD CONSTRAINT shared_dates_worded CHECK (with_name <> '' AND place <> '' AND contact_email <> ''),
  ADD CONSTRAINT shared_dates_reminded_whole CHECK ((reminded_at IS NULL) = (check_in_hash IS NULL));
