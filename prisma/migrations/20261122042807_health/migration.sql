-- AlterTable
ALTER TABLE "audit_entries" ADD COLUMN     "request_id" UUID;

-- CreateTable
CREATE TABLE "log_lines" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "level" SMALLINT NOT NULL,
    "instance" TEXT NOT NULL,
    "request_id" UUID,
    "brand_id" TEXT,
    "about" UUID,
    "event" TEXT NOT NULL,
    "status" SMALLINT,
    "ms" INTEGER,
    "data" JSONB NOT NULL,

    CONSTRAINT "log_lines_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "instances" (
    "id" UUID NOT NULL,
    "host" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,
    "report" JSONB NOT NULL,

    CONSTRAINT "instances_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "log_lines_request_id_id_idx" ON "log_lines"("request_id", "id");

-- CreateIndex
CREATE INDEX "log_lines_about_id_idx" ON "log_lines"("about", "id");

-- CreateIndex
CREATE INDEX "log_lines_at_idx" ON "log_lines"("at");

-- CreateIndex
CREATE INDEX "instances_seen_at_idx" ON "instances"("seen_at");

-- CreateIndex
CREATE INDEX "audit_entries_request_id_idx" ON "audit_entries"("request_id");

-- By hand: what the schema language cannot say.
ALTER TABLE "log_lines" ADD CONSTRAINT log_lines_level_known CHECK (level BETWEEN 10 AND 60);
ALTER TABLE "instances" ADD CONSTRAINT instances_role_known CHECK (role IN ('all', 'web', 'worker'));
CREATE INDEX "log_lines_faults" ON "log_lines" ("id") WHERE "level" >= 40;
-- What was given up, for the room that shows it: each has its due time for a place in the list.
CREATE INDEX "mail_messages_failed" ON "mail_messages" ("due_at", "id") WHERE "state" = 'failed';
CREATE INDEX "postbacks_dead" ON "postbacks" ("due_at", "id") WHERE "state" = 'dead';
CREATE INDEX "provider_events_failed" ON "provider_events" ("due_at", "id") WHERE "state" = 'failed';
CREATE INDEX "notices_failed" ON "notices" ("due_at", "id") WHERE "state" = 'failed';
CREATE INDEX "reply_tasks_failed" ON "reply_tasks" ("due_at", "id") WHERE "state" = 'failed';
