-- CreateEnum
CREATE TYPE "ticket_rating" AS ENUM ('good', 'bad');

-- AlterTable
ALTER TABLE "tickets" ADD COLUMN     "rated_at" TIMESTAMPTZ(3),
ADD COLUMN     "rating" "ticket_rating",
ADD COLUMN     "rating_comment" TEXT;


-- By hand: what the schema language cannot say.
