-- CreateTable
CREATE TABLE "reports" (
    "id" UUID NOT NULL,
    "brand_id" TEXT NOT NULL,
    "reporter_id" UUID NOT NULL,
    "reported_id" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "words" TEXT NOT NULL DEFAULT '',
    "surface" TEXT NOT NULL,
    "evidence" JSONB NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'open',
    "consequence" TEXT,
    "decided_at" TIMESTAMPTZ(3),
    "decided_by" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reports_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "reports_reported_id_idx" ON "reports"("reported_id");

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_fkey" FOREIGN KEY ("reporter_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_reported_id_fkey" FOREIGN KEY ("reported_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand: what the schema language cannot say.
ALTER TABLE "reports"
  ADD CONSTRAINT "reports_state_known" CHECK ("state" IN ('open', 'upheld', 'dismissed')),
  ADD CONSTRAINT "reports_reason_known" CHECK ("reason" IN
    ('minor', 'threat', 'harassment', 'sexual', 'fake', 'scam', 'other')),
  ADD CONSTRAINT "reports_surface_known" CHECK ("surface" IN ('card', 'profile', 'match', 'chat')),
  ADD CONSTRAINT "reports_consequence_known" CHECK ("consequence" IN ('none', 'words', 'photo', 'disabled')),
  ADD CONSTRAINT "reports_consequence_when_upheld" CHECK (("state" = 'upheld') = ("consequence" IS NOT NULL)),
  ADD CONSTRAINT "reports_decided_whole" CHECK (
    ("state" = 'open') = ("decided_at" IS NULL) AND ("decided_at" IS NULL) = ("decided_by" IS NULL)),
  ADD CONSTRAINT "reports_about_another" CHECK ("reporter_id" <> "reported_id");
CREATE UNIQUE INDEX "reports_one_open" ON "reports" ("reporter_id", "reported_id") WHERE "state" = 'open';
CREATE INDEX "reports_queue" ON "reports" ("created_at") WHERE "state" = 'open';
