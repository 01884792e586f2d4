-- AlterTable
ALTER TABLE "mandates" ADD COLUMN     "preferred_at" TIMESTAMPTZ(3);
