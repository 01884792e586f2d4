-- AlterTable: the column keeps its values.
ALTER TABLE "brand_settings" ALTER COLUMN "consent_tool" SET DATA TYPE JSONB USING to_jsonb("consent_tool");
