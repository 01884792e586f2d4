-- AlterTable
ALTER TABLE "participants" ADD COLUMN     "unmatched_at" TIMESTAMPTZ(3);

-- By hand: what the schema language cannot say.
