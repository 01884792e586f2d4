-- AlterTable
ALTER TABLE "figure_days" ADD COLUMN     "so_far" INTEGER NOT NULL DEFAULT 0;

-- Figures are counts of what stands elsewhere: they are all counted anew.
DELETE FROM "figure_waits";
DELETE FROM "recurring_jobs" WHERE "name" = 'count-figures';

-- AlterTable
ALTER TABLE "figure_waits" DROP CONSTRAINT "figure_waits_pkey",
DROP COLUMN "bucket",
DROP COLUMN "count",
ADD COLUMN     "counts" INTEGER[],
ADD COLUMN     "so_far" INTEGER[],
ADD CONSTRAINT "figure_waits_pkey" PRIMARY KEY ("brand_id", "queue", "day");
