-- AlterTable
ALTER TABLE "call_sides" ADD COLUMN     "left_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "calls" ADD COLUMN     "round" INTEGER NOT NULL DEFAULT 0;
