-- AlterTable
ALTER TABLE "member_measures" ADD COLUMN     "read_at" TIMESTAMPTZ(3);

-- By hand: what the schema language cannot say.

-- Only a warning is answered by having read it, and not before it was given.
ALTER TABLE "member_measures"
  ADD CONSTRAINT "member_measures_read_warnings" CHECK ("read_at" IS NULL OR ("kind" = 'warning' AND "read_at" >= "at"));
