-- CreateEnum
CREATE TYPE "verification_pose" AS ENUM ('open_palm', 'two_fingers', 'thumb_up', 'hand_on_head', 'hand_on_ear', 'hand_on_shoulder');

-- CreateEnum
CREATE TYPE "verification_state" AS ENUM ('asked', 'pending', 'approved', 'refused', 'withdrawn', 'lapsed');

-- CreateEnum
CREATE TYPE "verification_reason" AS ENUM ('another_person', 'pose_missing', 'face_hidden', 'several_people', 'not_live', 'poor_quality');

-- AlterEnum
ALTER TYPE "queue_kind" ADD VALUE 'verification' AFTER 'review_appeal';

-- AlterTable
ALTER TABLE "profiles" ADD COLUMN     "checked_photo_id" UUID,
ADD COLUMN     "photo_checked_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "photo_verifications" (
    "id" UUID NOT NULL,
    "profile_id" UUID NOT NULL,
    "brand_id" TEXT NOT NULL,
    "pose" "verification_pose" NOT NULL,
    "state" "verification_state" NOT NULL DEFAULT 'asked',
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "object_key" TEXT,
    "sent_at" TIMESTAMPTZ(3),
    "due_at" TIMESTAMPTZ(3),
    "first_by" TEXT,
    "first_at" TIMESTAMPTZ(3),
    "first_reason" "verification_reason",
    "first_photo_id" UUID,
    "sampled" BOOLEAN NOT NULL DEFAULT false,
    "second_by" TEXT,
    "second_reason" "verification_reason",
    "reason" "verification_reason",
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "photo_verifications_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "photo_verifications_object_key_key" ON "photo_verifications"("object_key");

-- CreateIndex
CREATE INDEX "photo_verifications_profile_id_asked_at_idx" ON "photo_verifications"("profile_id", "asked_at");

-- CreateIndex
CREATE INDEX "photo_verifications_first_by_first_at_idx" ON "photo_verifications"("first_by", "first_at");

-- AddForeignKey
ALTER TABLE "photo_verifications" ADD CONSTRAINT "photo_verifications_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand: what the schema language cannot say.

-- A selfie is stored exactly while it waits.
ALTER TABLE photo_verifications
  ADD CONSTRAINT photo_verifications_selfie_while_pending CHECK ((state = 'pending') = (object_key IS NOT NULL)),
  ADD CONSTRAINT photo_verifications_sent_when_pending CHECK (state <> 'pending' OR sent_at IS NOT NULL),
  ADD CONSTRAINT photo_verifications_reason_when_refused CHECK ((state = 'refused') = (reason IS NOT NULL)),
  ADD CONSTRAINT photo_verifications_other_second CHECK (second_by IS NULL OR (first_by IS NOT NULL AND second_by <> first_by));
CREATE UNIQUE INDEX photo_verifications_one_open ON photo_verifications (profile_id) WHERE state IN ('asked', 'pending');
-- The moderation queue of a brand.
CREATE INDEX photo_verifications_pending ON photo_verifications (brand_id, sent_at) WHERE state = 'pending';

-- The badge names the photo that it is about, and hosted profiles have none. Not validated: the columns are new and empty.
ALTER TABLE profiles
  ADD CONSTRAINT profiles_check_of_photo CHECK ((photo_checked_at IS NULL) = (checked_photo_id IS NULL)) NOT VALID,
  ADD CONSTRAINT profiles_check_of_member CHECK (photo_checked_at IS NULL OR kind = 'member') NOT VALID;
