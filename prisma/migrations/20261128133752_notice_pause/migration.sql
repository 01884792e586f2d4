-- AlterTable
ALTER TABLE "users" ADD COLUMN     "notices_paused_at" TIMESTAMPTZ(3),
ADD COLUMN     "notices_resume_at" TIMESTAMPTZ(3);

