-- CreateTable
CREATE TABLE "config_drafts" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "brand_id" TEXT,
    "key" TEXT NOT NULL,
    "content" JSONB NOT NULL,
    "based_on" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "state" TEXT NOT NULL DEFAULT 'open',
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "saved_by" TEXT NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "config_drafts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "publications" (
    "id" UUID NOT NULL,
    "actor" TEXT NOT NULL,
    "note" TEXT NOT NULL,
    "restores" INTEGER,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "publications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "flow_experiments" (
    "id" UUID NOT NULL,
    "brand_id" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "control_id" UUID NOT NULL,
    "challenger_id" UUID NOT NULL,
    "share" SMALLINT NOT NULL,
    "goal" TEXT NOT NULL,
    "window_days" SMALLINT NOT NULL,
    "baseline" INTEGER NOT NULL,
    "effect" INTEGER NOT NULL,
    "control_size" INTEGER NOT NULL,
    "challenger_size" INTEGER NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'running',
    "note" TEXT NOT NULL,
    "started_by" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_by" TEXT,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "flow_experiments_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "config_drafts_kind_brand_id_key_idx" ON "config_drafts"("kind", "brand_id", "key");

-- CreateIndex
CREATE INDEX "flow_experiments_brand_id_code_started_at_idx" ON "flow_experiments"("brand_id", "code", "started_at");

-- CreateIndex
CREATE INDEX "flow_assignments_flow_version_id_at_idx" ON "flow_assignments"("flow_version_id", "at");

-- AddForeignKey
ALTER TABLE "flow_experiments" ADD CONSTRAINT "flow_experiments_control_id_fkey" FOREIGN KEY ("control_id") REFERENCES "flow_versions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "flow_experiments" ADD CONSTRAINT "flow_experiments_challenger_id_fkey" FOREIGN KEY ("challenger_id") REFERENCES "flow_versions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand: what the schema language cannot say.
ALTER TABLE "config_drafts"
  ADD CONSTRAINT config_drafts_kind_known CHECK (kind IN ('flow', 'plan')),
  ADD CONSTRAINT config_drafts_state_known CHECK (state IN ('open', 'published', 'discarded')),
  ADD CONSTRAINT config_drafts_brand_of_flows CHECK ((kind = 'flow') = (brand_id IS NOT NULL)),
  ADD CONSTRAINT config_drafts_closed_dated CHECK ((state = 'open') = (closed_at IS NULL)),
  ADD CONSTRAINT config_drafts_counted CHECK (revision > 0 AND based_on >= 0);
CREATE UNIQUE INDEX config_drafts_one_open ON "config_drafts" (kind, brand_id, key) NULLS NOT DISTINCT
  WHERE state = 'open';
ALTER TABLE "flow_experiments"
  ADD CONSTRAINT flow_experiments_arms_differ CHECK (control_id <> challenger_id),
  ADD CONSTRAINT flow_experiments_share_range CHECK (share BETWEEN 1 AND 90),
  ADD CONSTRAINT flow_experiments_goal_known CHECK (goal IN ('confirmation', 'payment')),
  ADD CONSTRAINT flow_experiments_plan CHECK (window_days BETWEEN 1 AND 60 AND baseline BETWEEN 1 AND 9999
    AND effect BETWEEN 1 AND 9999 AND control_size > 0 AND challenger_size > 0),
  ADD CONSTRAINT flow_experiments_state_known CHECK (state IN ('running', 'stopped', 'concluded')),
  ADD CONSTRAINT flow_experiments_ended_dated
    CHECK ((state = 'running') = (ended_at IS NULL) AND (ended_at IS NULL) = (ended_by IS NULL));
CREATE UNIQUE INDEX flow_experiments_one_running ON "flow_experiments" (brand_id, code) WHERE state = 'running';
CREATE TRIGGER publications_append_only BEFORE UPDATE OR DELETE ON "publications"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
