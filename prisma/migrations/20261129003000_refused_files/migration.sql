-- AlterTable
ALTER TABLE "ticket_messages" ADD COLUMN     "refused_files" JSONB;
