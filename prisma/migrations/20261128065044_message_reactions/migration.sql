-- CreateEnum
CREATE TYPE "message_reaction" AS ENUM ('heart', 'laugh', 'wow', 'sad', 'clap');

-- AlterTable
ALTER TABLE "messages" ADD COLUMN     "reaction" "message_reaction";

-- By hand: what the schema language cannot say.
