-- CreateTable
CREATE TABLE "figure_days" (
    "brand_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "flow_code" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "campaign" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "figure_days_pkey" PRIMARY KEY ("brand_id","name","day","flow_code","source","campaign")
);

-- CreateTable
CREATE TABLE "figure_money" (
    "brand_id" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "company" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "charges" INTEGER NOT NULL,
    "gross_minor" BIGINT NOT NULL,
    "refunds" INTEGER NOT NULL,
    "refunded_minor" BIGINT NOT NULL,
    "lost" INTEGER NOT NULL,
    "lost_minor" BIGINT NOT NULL,

    CONSTRAINT "figure_money_pkey" PRIMARY KEY ("brand_id","day","company","provider","currency")
);

-- CreateTable
CREATE TABLE "figure_waits" (
    "brand_id" TEXT NOT NULL,
    "queue" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "bucket" SMALLINT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "figure_waits_pkey" PRIMARY KEY ("brand_id","queue","day","bucket")
);

-- CreateTable
CREATE TABLE "figure_tenures" (
    "brand_id" TEXT NOT NULL,
    "flow_code" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "month" SMALLINT NOT NULL,
    "exposed" INTEGER NOT NULL,
    "ended" INTEGER NOT NULL,

    CONSTRAINT "figure_tenures_pkey" PRIMARY KEY ("brand_id","flow_code","source","month")
);

-- By hand: what the schema language cannot say.

-- What the nights count is found by when it happened.
CREATE INDEX "users_signed_up" ON "users" ("created_at");
CREATE INDEX "users_confirmed" ON "users" ("email_confirmed_at") WHERE "email_confirmed_at" IS NOT NULL;
CREATE INDEX "refunds_booked" ON "refunds" ("booked_at") WHERE "booked_at" IS NOT NULL;
CREATE INDEX "disputes_lost" ON "disputes" ("decided_at") WHERE "state" = 'lost';
CREATE INDEX "subscriptions_begun" ON "subscriptions" ("anchor_at");
CREATE INDEX "subscriptions_ended" ON "subscriptions" ("ended_at") WHERE "ended_at" IS NOT NULL;
CREATE INDEX "photos_reviewed" ON "photos" ("reviewed_at") WHERE "reviewed_at" IS NOT NULL;
CREATE INDEX "chat_photos_reviewed" ON "chat_photos" ("reviewed_at") WHERE "reviewed_at" IS NOT NULL;
CREATE INDEX "reports_decided" ON "reports" ("decided_at") WHERE "decided_at" IS NOT NULL;
CREATE INDEX "reviews_decided" ON "reviews" ("decided_at") WHERE "decided_at" IS NOT NULL;
CREATE INDEX "ticket_messages_answered" ON "ticket_messages" ("at") WHERE "direction" = 'out';
CREATE INDEX "reply_tasks_done" ON "reply_tasks" ("done_at") WHERE "state" = 'done';

-- Messages lie in the order they came: a few bytes for each megabyte find those of a day, and sending pays nothing.
CREATE INDEX "messages_written" ON "messages" USING brin ("created_at") WITH (autosummarize = on);
