-- AlterTable
ALTER TABLE "inboxes" ADD COLUMN     "expire_at" TIMESTAMPTZ(3),
ADD COLUMN     "keep_months" SMALLINT;

-- AlterTable
ALTER TABLE "participants" ADD COLUMN     "expired_seq" INTEGER NOT NULL DEFAULT 0;

-- By hand: what the schema language cannot say.
