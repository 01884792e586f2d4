-- CreateEnum
CREATE TYPE "plan_benefit" AS ENUM ('incognito');

-- CreateEnum
CREATE TYPE "benefit_end" AS ENUM ('member', 'plan_ended');

-- AlterTable
ALTER TABLE "profiles" ADD COLUMN     "incognito" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "benefit_periods" (
    "id" UUID NOT NULL,
    "profile_id" UUID NOT NULL,
    "brand_id" TEXT NOT NULL,
    "benefit" "plan_benefit" NOT NULL,
    "began_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),
    "ended_by" "benefit_end",

    CONSTRAINT "benefit_periods_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "benefit_periods_profile_id_began_at_idx" ON "benefit_periods"("profile_id", "began_at");

-- AddForeignKey
ALTER TABLE "benefit_periods" ADD CONSTRAINT "benefit_periods_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand: what the schema language cannot say.
CREATE UNIQUE INDEX benefit_periods_one_open ON benefit_periods (profile_id, benefit) WHERE ended_at IS NULL;

ALTER TABLE benefit_periods
  ADD CONSTRAINT benefit_periods_ended_whole CHECK ((ended_at IS NULL) = (ended_by IS NULL)),
  ADD CONSTRAINT benefit_periods_in_order CHECK (ended_at >= began_at);
