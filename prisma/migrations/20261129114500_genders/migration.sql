-- AlterEnum
ALTER TYPE "gender" ADD VALUE 'nonbinary' AFTER 'woman';

-- AlterEnum
ALTER TYPE "gender" ADD VALUE 'everyone' AFTER 'nonbinary';

-- AlterTable
ALTER TABLE "profiles" ADD COLUMN     "shown_with" "gender";
