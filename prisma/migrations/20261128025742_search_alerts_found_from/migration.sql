-- AlterTable
ALTER TABLE "search_alerts" ADD COLUMN     "found_from" TIMESTAMPTZ(3);
