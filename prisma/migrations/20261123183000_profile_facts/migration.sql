-- CreateEnum
CREATE TYPE "children" AS ENUM ('have', 'have_and_want_more', 'want', 'unsure', 'do_not_want');

-- CreateEnum
CREATE TYPE "smoking" AS ENUM ('no', 'sometimes', 'regularly', 'quitting');

-- CreateEnum
CREATE TYPE "drinking" AS ENUM ('no', 'rarely', 'socially', 'often');

-- AlterTable
ALTER TABLE "profiles" ADD COLUMN     "children" "children",
ADD COLUMN     "drinking" "drinking",
ADD COLUMN     "smoking" "smoking",
ADD COLUMN     "study" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "work" TEXT NOT NULL DEFAULT '';

-- By hand: what the schema language cannot say.
