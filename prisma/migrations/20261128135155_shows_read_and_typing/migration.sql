-- AlterTable
ALTER TABLE "profiles" ADD COLUMN     "shows_read" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "shows_typing" BOOLEAN NOT NULL DEFAULT true;

-- By hand: what the schema language cannot say.
