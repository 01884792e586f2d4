-- AlterEnum
ALTER TYPE "benefit_end" ADD VALUE 'time' AFTER 'plan_ended';

-- AlterEnum
ALTER TYPE "plan_benefit" ADD VALUE 'travel' AFTER 'incognito';

-- AlterTable
ALTER TABLE "benefit_periods" ADD COLUMN     "due_at" TIMESTAMPTZ(3),
ADD COLUMN     "ends_at" TIMESTAMPTZ(3),
ADD COLUMN     "region_id" INTEGER;

-- AlterTable
ALTER TABLE "profiles" ADD COLUMN     "travel_region_id" INTEGER,
ADD COLUMN     "travel_until" TIMESTAMPTZ(3);

-- AddForeignKey
ALTER TABLE "benefit_periods" ADD CONSTRAINT "benefit_periods_region_id_fkey" FOREIGN KEY ("region_id") REFERENCES "regions"("id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;

-- AddForeignKey
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_travel_region_id_fkey" FOREIGN KEY ("travel_region_id") REFERENCES "regions"("id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;

-- By hand: what the schema language cannot say.
ALTER TABLE benefit_periods
  ADD CONSTRAINT benefit_periods_trip_whole CHECK ((region_id IS NULL) = (ends_at IS NULL)) NOT VALID,
  ADD CONSTRAINT benefit_periods_due_while_open
    CHECK (due_at IS NULL OR (ended_at IS NULL AND ends_at IS NOT NULL)) NOT VALID;
ALTER TABLE profiles ADD CONSTRAINT profiles_travel_whole
  CHECK ((travel_region_id IS NULL) = (travel_until IS NULL)) NOT VALID;
