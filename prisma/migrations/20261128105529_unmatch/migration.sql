-- AlterTable
ALTER TABLE "participants" ADD COLUMN     "unmatched_at" TIMESTAMPTZ(3);

