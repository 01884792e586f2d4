-- CreateEnum
CREATE TYPE "language" AS ENUM ('ar', 'de', 'el', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'ro', 'ru', 'sq', 'tr', 'uk', 'zh');

-- AlterTable
ALTER TABLE "profiles" ADD COLUMN     "spoken_languages" "language"[] DEFAULT ARRAY[]::"language"[];

-- By hand: what the schema language cannot say.
ALTER TABLE profiles ALTER COLUMN spoken_languages SET NOT NULL;
