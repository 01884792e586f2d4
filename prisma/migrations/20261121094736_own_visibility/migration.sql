-- AlterTable
ALTER TABLE "profiles" ADD COLUMN     "searchable" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "shows_presence" BOOLEAN NOT NULL DEFAULT true;

-- By hand: what the schema language cannot say.
