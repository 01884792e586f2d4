-- AlterTable
ALTER TABLE "member_notes" ADD COLUMN     "conversation_id" UUID;

-- By hand: what the schema language cannot say.
