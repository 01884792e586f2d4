-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "public_id" TEXT NOT NULL,
    "brand_id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "email_normalised" TEXT NOT NULL,
    "password_hash" TEXT,
    "state" TEXT NOT NULL,
    "disabled_reason" TEXT,
    "email_confirmed_at" TIMESTAMPTZ(3),
    "email_score" SMALLINT NOT NULL DEFAULT 1,
    "level" SMALLINT NOT NULL DEFAULT 0,
    "paid_until" TIMESTAMPTZ(3),
    "card_verified_at" TIMESTAMPTZ(3),
    "card_verified_by" TEXT,
    "flow_code" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "country" TEXT NOT NULL,
    "region_id" INTEGER,
    "city_id" INTEGER,
    "customer_id" TEXT,
    "gifted_at" TIMESTAMPTZ(3),
    "notify_email" BOOLEAN NOT NULL DEFAULT true,
    "notify_telegram" BOOLEAN NOT NULL DEFAULT false,
    "notify_push" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_activity_at" TIMESTAMPTZ(3),
    "erased_at" TIMESTAMPTZ(3),

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "previous_hash" TEXT,
    "previous_valid_until" TIMESTAMPTZ(3),
    "flow_version_id" UUID NOT NULL,
    "user_agent" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL,
    "idle_expires_at" TIMESTAMPTZ(3) NOT NULL,
    "absolute_expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "one_time_tokens" (
    "id" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "purpose" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3),
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "one_time_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "attributions" (
    "id" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "source" TEXT,
    "campaign_id" TEXT,
    "click_id" TEXT,
    "country" TEXT,
    "fingerprint" TEXT,
    "user_agent" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "attributions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "brand_settings" (
    "id" UUID NOT NULL,
    "brand_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "default_flow" TEXT NOT NULL,
    "disclosure" TEXT NOT NULL,
    "mainstream" BOOLEAN NOT NULL DEFAULT false,
    "consent_tool" TEXT NOT NULL,
    "payment_company" TEXT NOT NULL,
    "google_pay" JSONB NOT NULL,
    "limits" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "brand_settings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "flow_versions" (
    "id" UUID NOT NULL,
    "brand_id" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "config" JSONB NOT NULL,
    "published_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "flow_versions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "flow_assignments" (
    "id" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "flow_version_id" UUID NOT NULL,
    "source" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "flow_assignments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "conversations" (
    "id" UUID NOT NULL,
    "brand_id" TEXT NOT NULL,
    "profile_low" UUID NOT NULL,
    "profile_high" UUID NOT NULL,
    "opened_by" UUID NOT NULL,
    "last_seq" INTEGER NOT NULL DEFAULT 0,
    "last_message_at" TIMESTAMPTZ(3),
    "matched_at" TIMESTAMPTZ(3),
    "blocked_at" TIMESTAMPTZ(3),
    "personal_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "conversations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "participants" (
    "conversation_id" UUID NOT NULL,
    "profile_id" UUID NOT NULL,
    "peer_id" UUID NOT NULL,
    "unread" INTEGER NOT NULL DEFAULT 0,
    "read_seq" INTEGER NOT NULL DEFAULT 0,
    "last_paid_at" TIMESTAMPTZ(3),
    "change" BIGINT NOT NULL DEFAULT 0,
    "last_message_at" TIMESTAMPTZ(3),
    "hidden_at" TIMESTAMPTZ(3),
    "blocked_at" TIMESTAMPTZ(3),

    CONSTRAINT "participants_pkey" PRIMARY KEY ("conversation_id","profile_id")
);

-- CreateTable
CREATE TABLE "inboxes" (
    "profile_id" UUID NOT NULL,
    "change" BIGINT NOT NULL DEFAULT 0,
    "unread" INTEGER NOT NULL DEFAULT 0,
    "opened_at" TIMESTAMPTZ(3),

    CONSTRAINT "inboxes_pkey" PRIMARY KEY ("profile_id")
);

-- CreateTable
CREATE TABLE "messages" (
    "conversation_id" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "sender_id" UUID NOT NULL,
    "id_client" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "is_html" BOOLEAN NOT NULL DEFAULT false,
    "category" TEXT,
    "bucket" TEXT,
    "cost" SMALLINT NOT NULL DEFAULT 0,
    "answered_by" TEXT,
    "open" BOOLEAN NOT NULL,
    "removed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "messages_pkey" PRIMARY KEY ("conversation_id","seq")
);

-- CreateTable
CREATE TABLE "reply_tasks" (
    "id" UUID NOT NULL,
    "conversation_id" UUID NOT NULL,
    "profile_id" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "trigger_seq" INTEGER NOT NULL,
    "provider" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'due',
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "attempts" SMALLINT NOT NULL DEFAULT 0,
    "last_error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "done_at" TIMESTAMPTZ(3),

    CONSTRAINT "reply_tasks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pending_messages" (
    "member_id" UUID NOT NULL,
    "peer_id" UUID NOT NULL,
    "id_client" UUID NOT NULL,
    "body" TEXT NOT NULL,
    "send_after_payment" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "pending_messages_pkey" PRIMARY KEY ("member_id")
);

-- CreateTable
CREATE TABLE "disclosures" (
    "member_id" UUID NOT NULL,
    "profile_id" UUID NOT NULL,
    "surface" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "disclosures_pkey" PRIMARY KEY ("member_id","profile_id")
);

-- CreateTable
CREATE TABLE "legal_texts" (
    "id" UUID NOT NULL,
    "company" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "hash" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "html" TEXT NOT NULL,
    "published_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "legal_texts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "consent_records" (
    "id" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "brand_id" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "granted" BOOLEAN NOT NULL,
    "text_hash" TEXT NOT NULL,
    "text_version" INTEGER NOT NULL,
    "locale" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "withdrawn_at" TIMESTAMPTZ(3),

    CONSTRAINT "consent_records_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "cookie_choices" (
    "id" UUID NOT NULL,
    "brand_id" TEXT NOT NULL,
    "visitor_id" TEXT NOT NULL,
    "measuring" BOOLEAN NOT NULL,
    "marketing" BOOLEAN NOT NULL,
    "text_hash" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "cookie_choices_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "credit_accounts" (
    "member_id" UUID NOT NULL,
    "icebreakers" INTEGER NOT NULL DEFAULT 0,
    "likes" INTEGER NOT NULL DEFAULT 0,
    "free" INTEGER NOT NULL DEFAULT 0,
    "subscription" INTEGER NOT NULL DEFAULT 0,
    "bought" INTEGER NOT NULL DEFAULT 0,
    "last_grant" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "credit_accounts_pkey" PRIMARY KEY ("member_id")
);

-- CreateTable
CREATE TABLE "credit_entries" (
    "id" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "bucket" TEXT NOT NULL,
    "delta" INTEGER NOT NULL,
    "balance_after" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "reference" TEXT,
    "grant_id" UUID,
    "unique_key" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "credit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mail_messages" (
    "id" UUID NOT NULL,
    "brand_id" TEXT NOT NULL,
    "template" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "to_address" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "dedupe_key" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'due',
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "attempts" SMALLINT NOT NULL DEFAULT 0,
    "last_error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "mail_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mail_suppressions" (
    "brand_id" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mail_suppressions_pkey" PRIMARY KEY ("brand_id","address")
);

-- CreateTable
CREATE TABLE "plan_versions" (
    "id" UUID NOT NULL,
    "product_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "price_minor" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "credits" INTEGER NOT NULL,
    "bonus_credits" INTEGER NOT NULL,
    "premium_level" SMALLINT NOT NULL,
    "period_months" SMALLINT,
    "published_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "plan_versions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "intents" (
    "id" UUID NOT NULL,
    "public_id" TEXT NOT NULL,
    "brand_id" TEXT NOT NULL,
    "member_id" UUID NOT NULL,
    "plan_version_id" UUID NOT NULL,
    "state" TEXT NOT NULL,
    "amount_minor" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "company" TEXT NOT NULL,
    "descriptor" TEXT NOT NULL,
    "idempotency_key" TEXT NOT NULL,
    "request_hash" TEXT NOT NULL,
    "offer" JSONB NOT NULL,
    "offer_hash" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "order_confirmed_at" TIMESTAMPTZ(3) NOT NULL,
    "start_now" BOOLEAN NOT NULL,
    "fulfilled_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "intents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "attempts" (
    "id" UUID NOT NULL,
    "intent_id" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "company" TEXT NOT NULL,
    "method" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "provider_reference" TEXT,
    "idempotency_key" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "amount_minor" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "three_ds" BOOLEAN NOT NULL DEFAULT false,
    "outcome" TEXT,
    "provider_result" JSONB,
    "action" JSONB,
    "sync_at" TIMESTAMPTZ(3),
    "syncs" SMALLINT NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "attempts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "charges" (
    "id" UUID NOT NULL,
    "public_id" TEXT NOT NULL,
    "member_id" UUID NOT NULL,
    "intent_id" UUID NOT NULL,
    "attempt_id" UUID NOT NULL,
    "subscription_id" UUID,
    "period" INTEGER,
    "amount_minor" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "charges_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subscriptions" (
    "id" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "plan_version_id" UUID NOT NULL,
    "mandate_id" UUID,
    "state" TEXT NOT NULL,
    "cancel_at_period_end" BOOLEAN NOT NULL DEFAULT false,
    "anchor_at" TIMESTAMPTZ(3) NOT NULL,
    "period" INTEGER NOT NULL,
    "period_start" TIMESTAMPTZ(3) NOT NULL,
    "period_end" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "subscriptions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mandates" (
    "id" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "company" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "card_brand" TEXT,
    "last_four" TEXT,
    "expires_on" TEXT,
    "state" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mandates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "refunds" (
    "id" UUID NOT NULL,
    "attempt_id" UUID NOT NULL,
    "amount_minor" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "provider_reference" TEXT,
    "idempotency_key" TEXT NOT NULL,
    "sync_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "refunds_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "provider_events" (
    "id" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "company" TEXT NOT NULL,
    "dedupe_key" TEXT NOT NULL,
    "reference" TEXT,
    "payload" JSONB NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'received',
    "tries" SMALLINT NOT NULL DEFAULT 0,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL,
    "processed_at" TIMESTAMPTZ(3),
    "last_error" TEXT,

    CONSTRAINT "provider_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ledger_transactions" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "unique_key" TEXT NOT NULL,
    "company" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ledger_transactions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ledger_entries" (
    "id" UUID NOT NULL,
    "transaction_id" UUID NOT NULL,
    "account" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "amount_minor" INTEGER NOT NULL,

    CONSTRAINT "ledger_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "receipts" (
    "id" UUID NOT NULL,
    "company" TEXT NOT NULL,
    "year" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "charge_id" UUID NOT NULL,
    "snapshot" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "receipts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "receipt_counters" (
    "company" TEXT NOT NULL,
    "year" INTEGER NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "receipt_counters_pkey" PRIMARY KEY ("company","year")
);

-- CreateTable
CREATE TABLE "regions" (
    "id" SERIAL NOT NULL,
    "country" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "folded" TEXT NOT NULL,

    CONSTRAINT "regions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "cities" (
    "id" SERIAL NOT NULL,
    "country" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "folded" TEXT NOT NULL,
    "province" TEXT NOT NULL,
    "region_id" INTEGER NOT NULL,
    "population" INTEGER NOT NULL DEFAULT 0,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,

    CONSTRAINT "cities_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "profiles" (
    "id" UUID NOT NULL,
    "public_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "member_id" UUID,
    "brand_id" TEXT,
    "screen_name" TEXT NOT NULL,
    "gender" TEXT NOT NULL,
    "seeking" TEXT NOT NULL,
    "age_given" SMALLINT NOT NULL,
    "age_given_at" TIMESTAMPTZ(3) NOT NULL,
    "about" TEXT NOT NULL DEFAULT '',
    "looking_for" TEXT NOT NULL DEFAULT '',
    "text_state" TEXT NOT NULL DEFAULT 'approved',
    "hair_color" TEXT,
    "height_cm" SMALLINT,
    "weight_kg" SMALLINT,
    "country" TEXT NOT NULL,
    "region_id" INTEGER,
    "city_id" INTEGER,
    "answered_by" TEXT[],
    "persona" JSONB,
    "verified_only" BOOLEAN NOT NULL DEFAULT false,
    "state" TEXT NOT NULL DEFAULT 'active',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_active_at" TIMESTAMPTZ(3),

    CONSTRAINT "profiles_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "profile_listings" (
    "profile_id" UUID NOT NULL,
    "brand_id" TEXT NOT NULL,
    "country" TEXT NOT NULL,
    "region_id" INTEGER NOT NULL,
    "gender" TEXT NOT NULL,
    "seeking" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "kind_rank" SMALLINT NOT NULL,
    "activity_class" SMALLINT NOT NULL,
    "born_on" DATE NOT NULL,
    "has_photo" BOOLEAN NOT NULL,
    "verified_only" BOOLEAN NOT NULL,
    "listed_at" TIMESTAMPTZ(3) NOT NULL,
    "last_active_at" TIMESTAMPTZ(3),
    "shuffle1" INTEGER NOT NULL,
    "shuffle2" INTEGER NOT NULL,
    "shuffle3" INTEGER NOT NULL,
    "shuffle4" INTEGER NOT NULL,

    CONSTRAINT "profile_listings_pkey" PRIMARY KEY ("profile_id","brand_id")
);

-- CreateTable
CREATE TABLE "photos" (
    "id" UUID NOT NULL,
    "profile_id" UUID NOT NULL,
    "object_key" TEXT NOT NULL,
    "position" SMALLINT NOT NULL,
    "is_default" BOOLEAN NOT NULL DEFAULT false,
    "state" TEXT NOT NULL,
    "reason" TEXT,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "reviewed_at" TIMESTAMPTZ(3),

    CONSTRAINT "photos_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_entries" (
    "id" UUID NOT NULL,
    "actor" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "kpi_events" (
    "id" UUID NOT NULL,
    "brand_id" TEXT NOT NULL,
    "member_id" UUID,
    "name" TEXT NOT NULL,
    "value" TEXT,
    "flow_code" TEXT,
    "data" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "kpi_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "client_logs" (
    "id" UUID NOT NULL,
    "brand_id" TEXT NOT NULL,
    "member_id" UUID,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "client_logs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tickets" (
    "id" UUID NOT NULL,
    "reference" TEXT NOT NULL,
    "brand_id" TEXT NOT NULL,
    "member_id" UUID,
    "email" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'open',
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "tickets_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "recurring_jobs" (
    "name" TEXT NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "ran_at" TIMESTAMPTZ(3),

    CONSTRAINT "recurring_jobs_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_public_id_key" ON "users"("public_id");

-- CreateIndex
CREATE UNIQUE INDEX "users_brand_id_email_normalised_key" ON "users"("brand_id", "email_normalised");

-- CreateIndex
CREATE UNIQUE INDEX "sessions_token_hash_key" ON "sessions"("token_hash");

-- CreateIndex
CREATE UNIQUE INDEX "sessions_previous_hash_key" ON "sessions"("previous_hash");

-- CreateIndex
CREATE INDEX "sessions_member_id_idx" ON "sessions"("member_id");

-- CreateIndex
CREATE UNIQUE INDEX "one_time_tokens_hash_key" ON "one_time_tokens"("hash");

-- CreateIndex
CREATE INDEX "one_time_tokens_member_id_purpose_idx" ON "one_time_tokens"("member_id", "purpose");

-- CreateIndex
CREATE INDEX "attributions_member_id_idx" ON "attributions"("member_id");

-- CreateIndex
CREATE INDEX "attributions_fingerprint_idx" ON "attributions"("fingerprint");

-- CreateIndex
CREATE UNIQUE INDEX "brand_settings_brand_id_version_key" ON "brand_settings"("brand_id", "version");

-- CreateIndex
CREATE UNIQUE INDEX "flow_versions_brand_id_code_version_key" ON "flow_versions"("brand_id", "code", "version");

-- CreateIndex
CREATE INDEX "flow_assignments_member_id_at_idx" ON "flow_assignments"("member_id", "at");

-- CreateIndex
CREATE UNIQUE INDEX "conversations_profile_low_profile_high_key" ON "conversations"("profile_low", "profile_high");

-- CreateIndex
CREATE UNIQUE INDEX "messages_sender_id_id_client_key" ON "messages"("sender_id", "id_client");

-- CreateIndex
CREATE UNIQUE INDEX "reply_tasks_conversation_id_trigger_seq_key" ON "reply_tasks"("conversation_id", "trigger_seq");

-- CreateIndex
CREATE UNIQUE INDEX "legal_texts_hash_key" ON "legal_texts"("hash");

-- CreateIndex
CREATE UNIQUE INDEX "legal_texts_company_kind_locale_version_key" ON "legal_texts"("company", "kind", "locale", "version");

-- CreateIndex
CREATE INDEX "consent_records_member_id_purpose_at_idx" ON "consent_records"("member_id", "purpose", "at");

-- CreateIndex
CREATE INDEX "cookie_choices_visitor_id_at_idx" ON "cookie_choices"("visitor_id", "at");

-- CreateIndex
CREATE UNIQUE INDEX "credit_entries_unique_key_key" ON "credit_entries"("unique_key");

-- CreateIndex
CREATE INDEX "credit_entries_member_id_at_idx" ON "credit_entries"("member_id", "at");

-- CreateIndex
CREATE UNIQUE INDEX "mail_messages_dedupe_key_key" ON "mail_messages"("dedupe_key");

-- CreateIndex
CREATE UNIQUE INDEX "plan_versions_product_id_version_key" ON "plan_versions"("product_id", "version");

-- CreateIndex
CREATE UNIQUE INDEX "intents_public_id_key" ON "intents"("public_id");

-- CreateIndex
CREATE INDEX "intents_member_id_created_at_idx" ON "intents"("member_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "intents_member_id_idempotency_key_key" ON "intents"("member_id", "idempotency_key");

-- CreateIndex
CREATE UNIQUE INDEX "attempts_reference_key" ON "attempts"("reference");

-- CreateIndex
CREATE UNIQUE INDEX "attempts_idempotency_key_key" ON "attempts"("idempotency_key");

-- CreateIndex
CREATE INDEX "attempts_intent_id_idx" ON "attempts"("intent_id");

-- CreateIndex
CREATE INDEX "attempts_provider_provider_reference_idx" ON "attempts"("provider", "provider_reference");

-- CreateIndex
CREATE UNIQUE INDEX "charges_public_id_key" ON "charges"("public_id");

-- CreateIndex
CREATE UNIQUE INDEX "charges_intent_id_key" ON "charges"("intent_id");

-- CreateIndex
CREATE UNIQUE INDEX "charges_attempt_id_key" ON "charges"("attempt_id");

-- CreateIndex
CREATE INDEX "charges_member_id_at_idx" ON "charges"("member_id", "at");

-- CreateIndex
CREATE UNIQUE INDEX "charges_subscription_id_period_key" ON "charges"("subscription_id", "period");

-- CreateIndex
CREATE INDEX "subscriptions_member_id_idx" ON "subscriptions"("member_id");

-- CreateIndex
CREATE INDEX "subscriptions_state_period_end_idx" ON "subscriptions"("state", "period_end");

-- CreateIndex
CREATE INDEX "mandates_member_id_idx" ON "mandates"("member_id");

-- CreateIndex
CREATE UNIQUE INDEX "mandates_provider_token_key" ON "mandates"("provider", "token");

-- CreateIndex
CREATE UNIQUE INDEX "refunds_idempotency_key_key" ON "refunds"("idempotency_key");

-- CreateIndex
CREATE INDEX "refunds_attempt_id_idx" ON "refunds"("attempt_id");

-- CreateIndex
CREATE UNIQUE INDEX "provider_events_provider_dedupe_key_key" ON "provider_events"("provider", "dedupe_key");

-- CreateIndex
CREATE UNIQUE INDEX "ledger_transactions_unique_key_key" ON "ledger_transactions"("unique_key");

-- CreateIndex
CREATE INDEX "ledger_entries_transaction_id_idx" ON "ledger_entries"("transaction_id");

-- CreateIndex
CREATE INDEX "ledger_entries_account_idx" ON "ledger_entries"("account");

-- CreateIndex
CREATE UNIQUE INDEX "receipts_charge_id_key" ON "receipts"("charge_id");

-- CreateIndex
CREATE UNIQUE INDEX "receipts_company_year_number_key" ON "receipts"("company", "year", "number");

-- CreateIndex
CREATE UNIQUE INDEX "regions_country_folded_key" ON "regions"("country", "folded");

-- CreateIndex
CREATE UNIQUE INDEX "cities_country_folded_province_key" ON "cities"("country", "folded", "province");

-- CreateIndex
CREATE UNIQUE INDEX "profiles_public_id_key" ON "profiles"("public_id");

-- CreateIndex
CREATE UNIQUE INDEX "profiles_member_id_key" ON "profiles"("member_id");

-- CreateIndex
CREATE UNIQUE INDEX "photos_object_key_key" ON "photos"("object_key");

-- CreateIndex
CREATE INDEX "photos_profile_id_position_idx" ON "photos"("profile_id", "position");

-- CreateIndex
CREATE INDEX "photos_state_created_at_idx" ON "photos"("state", "created_at");

-- CreateIndex
CREATE INDEX "audit_entries_subject_at_idx" ON "audit_entries"("subject", "at");

-- CreateIndex
CREATE INDEX "kpi_events_brand_id_name_at_idx" ON "kpi_events"("brand_id", "name", "at");

-- CreateIndex
CREATE INDEX "client_logs_at_idx" ON "client_logs"("at");

-- CreateIndex
CREATE UNIQUE INDEX "tickets_reference_key" ON "tickets"("reference");

-- CreateIndex
CREATE INDEX "tickets_state_created_at_idx" ON "tickets"("state", "created_at");

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_region_id_fkey" FOREIGN KEY ("region_id") REFERENCES "regions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_city_id_fkey" FOREIGN KEY ("city_id") REFERENCES "cities"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attributions" ADD CONSTRAINT "attributions_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "flow_assignments" ADD CONSTRAINT "flow_assignments_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "flow_assignments" ADD CONSTRAINT "flow_assignments_flow_version_id_fkey" FOREIGN KEY ("flow_version_id") REFERENCES "flow_versions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "participants" ADD CONSTRAINT "participants_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "participants" ADD CONSTRAINT "participants_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "participants" ADD CONSTRAINT "participants_peer_id_fkey" FOREIGN KEY ("peer_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inboxes" ADD CONSTRAINT "inboxes_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reply_tasks" ADD CONSTRAINT "reply_tasks_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reply_tasks" ADD CONSTRAINT "reply_tasks_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reply_tasks" ADD CONSTRAINT "reply_tasks_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pending_messages" ADD CONSTRAINT "pending_messages_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pending_messages" ADD CONSTRAINT "pending_messages_peer_id_fkey" FOREIGN KEY ("peer_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "disclosures" ADD CONSTRAINT "disclosures_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "disclosures" ADD CONSTRAINT "disclosures_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "consent_records" ADD CONSTRAINT "consent_records_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "credit_accounts"("member_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "intents" ADD CONSTRAINT "intents_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "intents" ADD CONSTRAINT "intents_plan_version_id_fkey" FOREIGN KEY ("plan_version_id") REFERENCES "plan_versions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_intent_id_fkey" FOREIGN KEY ("intent_id") REFERENCES "intents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "charges" ADD CONSTRAINT "charges_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "charges" ADD CONSTRAINT "charges_intent_id_fkey" FOREIGN KEY ("intent_id") REFERENCES "intents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "charges" ADD CONSTRAINT "charges_attempt_id_fkey" FOREIGN KEY ("attempt_id") REFERENCES "attempts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "charges" ADD CONSTRAINT "charges_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "subscriptions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_version_id_fkey" FOREIGN KEY ("plan_version_id") REFERENCES "plan_versions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_mandate_id_fkey" FOREIGN KEY ("mandate_id") REFERENCES "mandates"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_attempt_id_fkey" FOREIGN KEY ("attempt_id") REFERENCES "attempts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_fkey" FOREIGN KEY ("transaction_id") REFERENCES "ledger_transactions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_charge_id_fkey" FOREIGN KEY ("charge_id") REFERENCES "charges"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cities" ADD CONSTRAINT "cities_region_id_fkey" FOREIGN KEY ("region_id") REFERENCES "regions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_region_id_fkey" FOREIGN KEY ("region_id") REFERENCES "regions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_city_id_fkey" FOREIGN KEY ("city_id") REFERENCES "cities"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "profile_listings" ADD CONSTRAINT "profile_listings_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "profile_listings" ADD CONSTRAINT "profile_listings_region_id_fkey" FOREIGN KEY ("region_id") REFERENCES "regions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "photos" ADD CONSTRAINT "photos_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;


-- By hand: what the schema language cannot say.

-- Accounts
ALTER TABLE "users"
  ADD CONSTRAINT "users_state_known" CHECK ("state" IN ('active', 'disabled', 'erased')),
  ADD CONSTRAINT "users_level_range" CHECK ("level" BETWEEN 0 AND 2);
ALTER TABLE "one_time_tokens"
  ADD CONSTRAINT "tokens_purpose_known" CHECK ("purpose" IN
    ('confirm_email', 'reset_password', 'change_email', 'undo_change', 'autologin', 'unsubscribe'));
CREATE INDEX "sessions_live" ON "sessions" ("member_id") WHERE "revoked_at" IS NULL;

-- Consents
ALTER TABLE "consent_records"
  ADD CONSTRAINT "consents_purpose_known" CHECK ("purpose" IN ('terms', 'orientation', 'marketing', 'of_age')),
  ADD CONSTRAINT "consents_withdrawn_when_not_granted" CHECK (NOT "granted" OR "withdrawn_at" IS NULL);

-- Places
CREATE INDEX "cities_by_prefix" ON "cities" ("country", "folded" text_pattern_ops);

-- Profiles
ALTER TABLE "profiles"
  ADD CONSTRAINT "profiles_kind_known" CHECK ("kind" IN ('member', 'hosted', 'system')),
  ADD CONSTRAINT "profiles_member_has_account" CHECK (("kind" = 'member') = ("member_id" IS NOT NULL)),
  ADD CONSTRAINT "profiles_hosted_says_who_answers" CHECK (
    CASE WHEN "kind" = 'hosted'
      THEN "answered_by" <@ ARRAY['script', 'ai', 'operator'] AND 'script' = ANY ("answered_by")
      ELSE cardinality("answered_by") = 0 END),
  ADD CONSTRAINT "profiles_gender_known" CHECK ("gender" IN ('man', 'woman') AND "seeking" IN ('man', 'woman')),
  ADD CONSTRAINT "profiles_adult" CHECK ("age_given" BETWEEN 18 AND 98),
  ADD CONSTRAINT "profiles_state_known" CHECK ("state" IN ('active', 'paused', 'removed')),
  ADD CONSTRAINT "profiles_text_state_known" CHECK ("text_state" IN ('pending', 'approved', 'rejected'));
ALTER TABLE "photos"
  ADD CONSTRAINT "photos_state_known" CHECK ("state" IN ('pending', 'approved', 'rejected'));
CREATE UNIQUE INDEX "photos_one_default" ON "photos" ("profile_id") WHERE "is_default";
ALTER TABLE "profile_listings"
  ADD CONSTRAINT "listings_kind_rank" CHECK ("kind_rank" = CASE "kind" WHEN 'member' THEN 0 WHEN 'hosted' THEN 1 END),
  ADD CONSTRAINT "listings_activity_range" CHECK ("activity_class" BETWEEN 0 AND 3);

-- Search: equality on where and who, then the order of the page; one index a shuffle.
CREATE INDEX "listings_search_1" ON "profile_listings"
  ("brand_id", "region_id", "gender", "seeking", "kind_rank", "activity_class", "shuffle1", "profile_id")
  INCLUDE ("born_on", "has_photo", "last_active_at", "verified_only");
CREATE INDEX "listings_search_2" ON "profile_listings"
  ("brand_id", "region_id", "gender", "seeking", "kind_rank", "activity_class", "shuffle2", "profile_id")
  INCLUDE ("born_on", "has_photo", "last_active_at", "verified_only");
CREATE INDEX "listings_search_3" ON "profile_listings"
  ("brand_id", "region_id", "gender", "seeking", "kind_rank", "activity_class", "shuffle3", "profile_id")
  INCLUDE ("born_on", "has_photo", "last_active_at", "verified_only");
CREATE INDEX "listings_search_4" ON "profile_listings"
  ("brand_id", "region_id", "gender", "seeking", "kind_rank", "activity_class", "shuffle4", "profile_id")
  INCLUDE ("born_on", "has_photo", "last_active_at", "verified_only");
CREATE INDEX "listings_active_members" ON "profile_listings" ("brand_id", "region_id", "gender", "seeking", "last_active_at")
  WHERE "kind" = 'member';

-- Conversations
ALTER TABLE "conversations"
  ADD CONSTRAINT "conversations_ordered_pair" CHECK ("profile_low" < "profile_high");
ALTER TABLE "participants"
  ADD CONSTRAINT "participants_counts" CHECK ("unread" >= 0 AND "read_seq" >= 0);
CREATE INDEX "participants_inbox" ON "participants" ("profile_id", "last_message_at" DESC, "conversation_id")
  INCLUDE ("unread", "peer_id") WHERE "hidden_at" IS NULL AND "last_message_at" IS NOT NULL;
CREATE INDEX "participants_unread" ON "participants" ("profile_id") INCLUDE ("unread")
  WHERE "unread" > 0 AND "hidden_at" IS NULL;
CREATE INDEX "participants_changes" ON "participants" ("profile_id", "change");
CREATE INDEX "participants_blocked" ON "participants" ("profile_id") INCLUDE ("peer_id") WHERE "blocked_at" IS NOT NULL;
CREATE INDEX "participants_blocked_by" ON "participants" ("peer_id") INCLUDE ("profile_id") WHERE "blocked_at" IS NOT NULL;
ALTER TABLE "inboxes"
  ADD CONSTRAINT "inboxes_counts" CHECK ("unread" >= 0 AND "change" >= 0);
-- Updated with every message: room on the page keeps the updates out of the indexes.
ALTER TABLE "conversations" SET (fillfactor = 70);
ALTER TABLE "participants" SET (fillfactor = 70);
ALTER TABLE "inboxes" SET (fillfactor = 50);
ALTER TABLE "credit_accounts" SET (fillfactor = 50);
ALTER TABLE "messages"
  ADD CONSTRAINT "messages_kind_known" CHECK ("kind" IN ('personal', 'like', 'visit', 'notice')),
  ADD CONSTRAINT "messages_cost_has_bucket" CHECK ("cost" >= 0 AND ("cost" = 0) = ("bucket" IS NULL)),
  ADD CONSTRAINT "messages_answerer_known" CHECK ("answered_by" IN ('script', 'ai', 'operator'));
ALTER TABLE "reply_tasks"
  ADD CONSTRAINT "reply_tasks_state_known" CHECK ("state" IN ('due', 'done', 'canceled', 'failed'));
CREATE INDEX "reply_tasks_due" ON "reply_tasks" ("due_at") WHERE "state" = 'due';
-- A day of the model's answers, counted before each one.
CREATE INDEX "messages_by_ai" ON "messages" ("sender_id", "created_at") INCLUDE ("conversation_id") WHERE "answered_by" = 'ai';

-- Credits
ALTER TABLE "credit_accounts"
  ADD CONSTRAINT "credits_never_negative" CHECK
    ("icebreakers" >= 0 AND "likes" >= 0 AND "free" >= 0 AND "subscription" >= 0 AND "bought" >= 0);
ALTER TABLE "credit_entries"
  ADD CONSTRAINT "entries_bucket_known" CHECK
    ("bucket" IN ('icebreakers', 'likes', 'free', 'subscription', 'bought')),
  ADD CONSTRAINT "entries_move_something" CHECK ("delta" <> 0 AND "balance_after" >= 0);

-- Money
ALTER TABLE "plan_versions"
  ADD CONSTRAINT "plans_kind_known" CHECK ("kind" IN ('subscription', 'pack', 'card_check')),
  ADD CONSTRAINT "plans_level_follows_kind" CHECK
    ("premium_level" = CASE "kind" WHEN 'subscription' THEN 2 WHEN 'pack' THEN 1 ELSE 0 END),
  ADD CONSTRAINT "plans_period_of_subscriptions" CHECK (("kind" = 'subscription') = ("period_months" IS NOT NULL)),
  ADD CONSTRAINT "plans_amounts" CHECK ("price_minor" >= 0 AND "credits" >= 0 AND "bonus_credits" >= 0);
ALTER TABLE "intents"
  ADD CONSTRAINT "intents_state_known" CHECK ("state" IN
    ('requires_method', 'processing', 'requires_action', 'succeeded', 'canceled', 'expired')),
  ADD CONSTRAINT "intents_fulfilled_when_succeeded" CHECK ("fulfilled_at" IS NULL OR "state" = 'succeeded');
ALTER TABLE "attempts"
  ADD CONSTRAINT "attempts_state_known" CHECK ("state" IN
    ('created', 'submitting', 'requires_action', 'confirming', 'authorized', 'captured',
     'refused', 'canceled', 'expired', 'error', 'unknown'));
CREATE UNIQUE INDEX "attempts_one_live" ON "attempts" ("intent_id")
  WHERE "state" IN ('created', 'submitting', 'requires_action', 'confirming', 'authorized', 'unknown');
CREATE INDEX "attempts_to_sync" ON "attempts" ("sync_at") WHERE "sync_at" IS NOT NULL;
ALTER TABLE "charges"
  ADD CONSTRAINT "charges_period_with_subscription" CHECK (("subscription_id" IS NULL) = ("period" IS NULL)),
  ADD CONSTRAINT "charges_amount" CHECK ("amount_minor" >= 0);
ALTER TABLE "subscriptions"
  ADD CONSTRAINT "subscriptions_state_known" CHECK ("state" IN
    ('incomplete', 'active', 'past_due', 'canceled', 'withdrawn', 'incomplete_expired')),
  ADD CONSTRAINT "subscriptions_period_forward" CHECK ("period_end" > "period_start" AND "period" >= 1);
CREATE UNIQUE INDEX "subscriptions_one_renewing" ON "subscriptions" ("member_id")
  WHERE "state" IN ('active', 'past_due') AND NOT "cancel_at_period_end";
ALTER TABLE "mandates"
  ADD CONSTRAINT "mandates_state_known" CHECK ("state" IN ('pending', 'valid', 'revoked'));
ALTER TABLE "refunds"
  ADD CONSTRAINT "refunds_state_known" CHECK ("state" IN ('requested', 'submitted', 'pending', 'succeeded', 'failed')),
  ADD CONSTRAINT "refunds_amount" CHECK ("amount_minor" > 0);
CREATE INDEX "refunds_to_sync" ON "refunds" ("sync_at") WHERE "sync_at" IS NOT NULL;
CREATE INDEX "provider_events_due" ON "provider_events" ("due_at") WHERE "state" IN ('received', 'unmatched');

-- Mail
ALTER TABLE "mail_messages"
  ADD CONSTRAINT "mails_state_known" CHECK ("state" IN ('due', 'sent', 'failed', 'suppressed'));
CREATE INDEX "mail_messages_due" ON "mail_messages" ("due_at") WHERE "state" = 'due';

-- Rows that explain other rows are never changed afterwards.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER credit_entries_append_only BEFORE UPDATE OR DELETE ON "credit_entries"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON "ledger_entries"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE ON "ledger_transactions"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER consent_records_append_only BEFORE UPDATE OR DELETE ON "consent_records"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE ON "audit_entries"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER plan_versions_immutable BEFORE UPDATE OR DELETE ON "plan_versions"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER flow_versions_immutable BEFORE UPDATE OR DELETE ON "flow_versions"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER legal_texts_immutable BEFORE UPDATE OR DELETE ON "legal_texts"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER receipts_immutable BEFORE UPDATE OR DELETE ON "receipts"
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Double entry: checked once, at commit.
CREATE FUNCTION ledger_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM "ledger_entries" WHERE "transaction_id" = NEW."transaction_id"
             GROUP BY "currency" HAVING sum("amount_minor") <> 0) THEN
    RAISE EXCEPTION 'ledger transaction % does not sum to zero', NEW."transaction_id"
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER ledger_entries_sum_to_zero AFTER INSERT ON "ledger_entries"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_balances();
