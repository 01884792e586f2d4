-- Figures are counts of what stands elsewhere: they are all counted anew.
DELETE FROM "figure_days";
DELETE FROM "figure_waits";
DELETE FROM "recurring_jobs" WHERE "name" = 'count-figures';

-- AlterTable
ALTER TABLE "figure_days" DROP CONSTRAINT "figure_days_pkey",
DROP COLUMN "brand_id",
DROP COLUMN "campaign",
DROP COLUMN "flow_code",
DROP COLUMN "name",
DROP COLUMN "source",
ADD COLUMN     "series_id" INTEGER NOT NULL,
ADD COLUMN     "so_far" INTEGER NOT NULL DEFAULT 0,
ADD CONSTRAINT "figure_days_pkey" PRIMARY KEY ("series_id", "day");

-- AlterTable
ALTER TABLE "figure_waits" DROP CONSTRAINT "figure_waits_pkey",
DROP COLUMN "bucket",
DROP COLUMN "count",
ADD COLUMN     "counts" INTEGER[],
ADD COLUMN     "so_far" INTEGER[],
ADD CONSTRAINT "figure_waits_pkey" PRIMARY KEY ("brand_id", "queue", "day");

-- CreateTable
CREATE TABLE "figure_series" (
    "id" SERIAL NOT NULL,
    "brand_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "flow_code" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "campaign" TEXT NOT NULL,

    CONSTRAINT "figure_series_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "figure_series_brand_id_name_flow_code_source_campaign_key" ON "figure_series"("brand_id", "name", "flow_code", "source", "campaign");

-- AddForeignKey
ALTER TABLE "figure_days" ADD CONSTRAINT "figure_days_series_id_fkey" FOREIGN KEY ("series_id") REFERENCES "figure_series"("id") ON DELETE CASCADE ON UPDATE CASCADE;
