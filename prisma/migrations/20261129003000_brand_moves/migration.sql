-- CreateEnum
CREATE TYPE "brand_move" AS ENUM ('out', 'moved', 'in', 'loaded');

-- AlterTable
ALTER TABLE "brand_pauses" ADD COLUMN     "move" "brand_move",
ADD COLUMN     "move_snapshot" TEXT;

-- By hand: what the schema language cannot say.
