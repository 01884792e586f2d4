-- AlterTable
ALTER TABLE "queue_escalations" ADD COLUMN     "profile_id" UUID,
ADD COLUMN     "reporter_id" UUID;

-- By hand: what the schema language cannot say.
