-- AlterTable
ALTER TABLE "tickets" ADD COLUMN     "due_at" TIMESTAMPTZ(3),
ADD COLUMN     "snoozed_until" TIMESTAMPTZ(3);


-- By hand: what the schema language cannot say.
