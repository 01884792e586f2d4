-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "user_state" AS ENUM ('active', 'disabled', 'erased');

-- CreateEnum
CREATE TYPE "card_verification" AS ENUM ('card_check', 'payment_3ds');

-- CreateEnum
CREATE TYPE "token_purpose" AS ENUM ('confirm_email', 'reset_password', 'set_password', 'autologin', 'autologin_telegram', 'unsubscribe', 'unsubscribe_notices', 'telegram_link', 'erase_account');

-- CreateEnum
CREATE TYPE "autologin_channel" AS ENUM ('email', 'telegram');

-- CreateEnum
CREATE TYPE "account_disclosure" AS ENUM ('open', 'private');

-- CreateEnum
CREATE TYPE "flow_assignment_source" AS ENUM ('signup', 'login');

-- CreateEnum
CREATE TYPE "draft_kind" AS ENUM ('flow', 'plan');

-- CreateEnum
CREATE TYPE "draft_state" AS ENUM ('open', 'published', 'discarded');

-- CreateEnum
CREATE TYPE "experiment_goal" AS ENUM ('confirmation', 'payment');

-- CreateEnum
CREATE TYPE "experiment_state" AS ENUM ('running', 'stopped', 'concluded');

-- CreateEnum
CREATE TYPE "message_kind" AS ENUM ('personal', 'like', 'visit', 'notice');

-- CreateEnum
CREATE TYPE "answerer" AS ENUM ('script', 'ai', 'operator');

-- CreateEnum
CREATE TYPE "reply_task_state" AS ENUM ('due', 'done', 'canceled', 'failed');

-- CreateEnum
CREATE TYPE "disclosure_surface" AS ENUM ('search', 'profile', 'thread');

-- CreateEnum
CREATE TYPE "legal_text_kind" AS ENUM ('faq', 'terms', 'privacy', 'cookie', 'features', 'cancellation', 'withdrawal', 'accessibility', 'imprint', 'consent_terms1', 'consent_terms2', 'consent_terms3', 'consent_terms4');

-- CreateEnum
CREATE TYPE "consent_purpose" AS ENUM ('terms', 'orientation', 'marketing', 'of_age');

-- CreateEnum
CREATE TYPE "credit_bucket" AS ENUM ('icebreakers', 'likes', 'free', 'subscription', 'bought');

-- CreateEnum
CREATE TYPE "credit_reason" AS ENUM ('signup', 'message', 'like', 'purchase', 'gift', 'goodwill', 'expiry', 'refund', 'correction');

-- CreateEnum
CREATE TYPE "operator_role" AS ENUM ('moderator', 'care', 'operator', 'finance', 'admin');

-- CreateEnum
CREATE TYPE "operator_state" AS ENUM ('invited', 'active', 'disabled');

-- CreateEnum
CREATE TYPE "queue_kind" AS ENUM ('photo', 'chat_photo', 'text', 'report', 'review', 'photo_appeal', 'chat_appeal', 'review_appeal');

-- CreateEnum
CREATE TYPE "instance_role" AS ENUM ('all', 'web', 'worker');

-- CreateEnum
CREATE TYPE "ledger_transaction_kind" AS ENUM ('sale', 'refund', 'dispute', 'correction');

-- CreateEnum
CREATE TYPE "receipt_series" AS ENUM ('R', 'N');

-- CreateEnum
CREATE TYPE "mail_state" AS ENUM ('due', 'sent', 'failed', 'suppressed');

-- CreateEnum
CREATE TYPE "suppression_reason" AS ENUM ('unsubscribed', 'bounced', 'complained');

-- CreateEnum
CREATE TYPE "photo_state" AS ENUM ('pending', 'approved', 'rejected', 'removed');

-- CreateEnum
CREATE TYPE "photo_reason" AS ENUM ('not_a_person', 'someone_else', 'nudity', 'violence', 'minor', 'contact_details', 'advertising', 'poor_quality');

-- CreateEnum
CREATE TYPE "file_removal_scope" AS ENUM ('public', 'all');

-- CreateEnum
CREATE TYPE "chat_photo_state" AS ENUM ('pending', 'approved', 'sent', 'rejected', 'unsent', 'withdrawn');

-- CreateEnum
CREATE TYPE "notice_channel" AS ENUM ('push', 'telegram', 'email');

-- CreateEnum
CREATE TYPE "notice_state" AS ENUM ('due', 'sending', 'sent', 'failed', 'dropped');

-- CreateEnum
CREATE TYPE "email_change_state" AS ENUM ('waiting', 'done', 'undone', 'replaced');

-- CreateEnum
CREATE TYPE "export_requester" AS ENUM ('member', 'staff');

-- CreateEnum
CREATE TYPE "export_state" AS ENUM ('waiting', 'ready', 'failed');

-- CreateEnum
CREATE TYPE "plan_kind" AS ENUM ('subscription', 'pack', 'card_check');

-- CreateEnum
CREATE TYPE "intent_state" AS ENUM ('requires_method', 'processing', 'requires_action', 'succeeded', 'canceled', 'expired');

-- CreateEnum
CREATE TYPE "intent_purpose" AS ENUM ('order', 'renewal', 'card_check');

-- CreateEnum
CREATE TYPE "attempt_state" AS ENUM ('created', 'submitting', 'requires_action', 'confirming', 'authorized', 'captured', 'refused', 'canceled', 'expired', 'error', 'unknown');

-- CreateEnum
CREATE TYPE "attempt_initiator" AS ENUM ('member', 'merchant');

-- CreateEnum
CREATE TYPE "profile_kind" AS ENUM ('member', 'hosted', 'system');

-- CreateEnum
CREATE TYPE "gender" AS ENUM ('man', 'woman');

-- CreateEnum
CREATE TYPE "profile_state" AS ENUM ('active', 'paused', 'removed');

-- CreateEnum
CREATE TYPE "moderation_state" AS ENUM ('pending', 'approved', 'rejected');

-- CreateEnum
CREATE TYPE "appeal_outcome" AS ENUM ('granted', 'denied');

-- CreateEnum
CREATE TYPE "text_reason" AS ENUM ('insult', 'sexual', 'minor', 'contact_details', 'advertising', 'impersonation');

-- CreateEnum
CREATE TYPE "provider_event_state" AS ENUM ('received', 'done', 'unmatched', 'failed');

-- CreateEnum
CREATE TYPE "ledger_check_state" AS ENUM ('due', 'done');

-- CreateEnum
CREATE TYPE "settlement_file_state" AS ENUM ('reading', 'due', 'done');

-- CreateEnum
CREATE TYPE "settlement_line_kind" AS ENUM ('payment', 'refund', 'chargeback', 'chargeback_reversed');

-- CreateEnum
CREATE TYPE "settlement_finding" AS ENUM ('fits', 'amount', 'currency', 'unknown', 'twice', 'missing');

-- CreateEnum
CREATE TYPE "kpi_tier" AS ENUM ('free', 'premium');

-- CreateEnum
CREATE TYPE "ticket_state" AS ENUM ('open', 'waiting', 'closed');

-- CreateEnum
CREATE TYPE "ticket_direction" AS ENUM ('in', 'out');

-- CreateEnum
CREATE TYPE "refund_state" AS ENUM ('requested', 'submitted', 'pending', 'succeeded', 'failed', 'canceled');

-- CreateEnum
CREATE TYPE "refund_kind" AS ENUM ('late', 'wrong_amount', 'withdrawal', 'guarantee', 'care', 'dispute_accepted');

-- CreateEnum
CREATE TYPE "dispute_kind" AS ENUM ('inquiry', 'chargeback', 'second');

-- CreateEnum
CREATE TYPE "dispute_state" AS ENUM ('inquiry', 'open', 'won', 'lost', 'closed');

-- CreateEnum
CREATE TYPE "subscription_state" AS ENUM ('incomplete', 'active', 'past_due', 'canceled', 'withdrawn', 'incomplete_expired');

-- CreateEnum
CREATE TYPE "subscription_end_reason" AS ENUM ('member', 'withdrawn', 'unpaid', 'dispute', 'erased', 'disabled', 'no_notice', 'no_mandate', 'guarantee');

-- CreateEnum
CREATE TYPE "renewal_state" AS ENUM ('planned', 'noticed', 'due', 'charging', 'retrying', 'paid', 'failed', 'skipped');

-- CreateEnum
CREATE TYPE "mandate_state" AS ENUM ('pending', 'valid', 'revoking', 'revoked', 'expired');

-- CreateEnum
CREATE TYPE "mandate_use" AS ENUM ('renewal', 'one_click');

-- CreateEnum
CREATE TYPE "report_reason" AS ENUM ('minor', 'threat', 'harassment', 'sexual', 'fake', 'scam', 'other');

-- CreateEnum
CREATE TYPE "report_surface" AS ENUM ('card', 'profile', 'match', 'chat', 'message');

-- CreateEnum
CREATE TYPE "report_state" AS ENUM ('open', 'upheld', 'dismissed');

-- CreateEnum
CREATE TYPE "report_consequence" AS ENUM ('none', 'text', 'photo', 'disabled');

-- CreateEnum
CREATE TYPE "measure_kind" AS ENUM ('warning', 'text', 'block', 'reactivation');

-- CreateEnum
CREATE TYPE "review_reason" AS ENUM ('insult', 'sexual', 'contact_details', 'advertising', 'someone_else', 'not_about_us');

-- CreateEnum
CREATE TYPE "declaration_kind" AS ENUM ('cancel', 'withdraw');

-- CreateEnum
CREATE TYPE "declaration_state" AS ENUM ('received', 'mailed', 'care', 'done', 'void');

-- CreateEnum
CREATE TYPE "swipe_choice" AS ENUM ('like', 'dislike');

-- CreateEnum
CREATE TYPE "swipe_source" AS ENUM ('find', 'match', 'profile', 'invitation');

-- CreateEnum
CREATE TYPE "postback_event" AS ENUM ('lead', 'confirmed', 'first_payment', 'refund', 'chargeback');

-- CreateEnum
CREATE TYPE "partner_order_state" AS ENUM ('imported', 'canceled');

-- CreateEnum
CREATE TYPE "postback_state" AS ENUM ('due', 'sent', 'dead', 'stopped');

-- CreateEnum
CREATE TYPE "amount_class" AS ENUM ('up_to_20', 'up_to_50', 'above_50');

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "public_id" TEXT NOT NULL,
    "brand_id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "email_normalised" TEXT NOT NULL,
    "password_hash" TEXT,
    "state" "user_state" NOT NULL,
    "disabled_reason" TEXT,
    "email_confirmed_at" TIMESTAMPTZ(3),
    "email_score" SMALLINT NOT NULL DEFAULT 1,
    "email_check_at" TIMESTAMPTZ(3),
    "level" SMALLINT NOT NULL DEFAULT 0,
    "paid_until" TIMESTAMPTZ(3),
    "card_verified_at" TIMESTAMPTZ(3),
    "card_verified_by" "card_verification",
    "flow_code" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "country" TEXT NOT NULL,
    "region_id" INTEGER,
    "city_id" INTEGER,
    "customer_id" TEXT,
    "gifted_at" TIMESTAMPTZ(3),
    "notify_email" BOOLEAN,
    "notify_telegram" BOOLEAN NOT NULL DEFAULT false,
    "notify_push" BOOLEAN NOT NULL DEFAULT false,
    "channels_asked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_activity_at" TIMESTAMPTZ(3),
    "surname" TEXT,
    "phone" TEXT,
    "signup_email_hash" TEXT,
    "erase_asked_at" TIMESTAMPTZ(3),
    "erase_at" TIMESTAMPTZ(3),
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
    "device" TEXT NOT NULL DEFAULT '',
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
    "purpose" "token_purpose" NOT NULL,
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
    "autologin_by" "autologin_channel",
    "autologin_event" TEXT,
    "remarketing_click_id" TEXT,
    "affiliate_id" UUID,
    "tid" TEXT,
    "link_campaign" TEXT,
    "utm_source" TEXT,
    "utm_medium" TEXT,
    "utm_campaign" TEXT,
    "visitor_id" TEXT,

    CONSTRAINT "attributions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "brand_settings" (
    "id" UUID NOT NULL,
    "brand_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "default_flow" TEXT NOT NULL,
    "disclosure" "account_disclosure" NOT NULL,
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
    "source" "flow_assignment_source" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "flow_assignments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "config_drafts" (
    "id" UUID NOT NULL,
    "kind" "draft_kind" NOT NULL,
    "brand_id" TEXT,
    "key" TEXT NOT NULL,
    "content" JSONB NOT NULL,
    "based_on" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "state" "draft_state" NOT NULL DEFAULT 'open',
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
    "goal" "experiment_goal" NOT NULL,
    "window_days" SMALLINT NOT NULL,
    "baseline" INTEGER NOT NULL,
    "effect" INTEGER NOT NULL,
    "control_size" INTEGER NOT NULL,
    "challenger_size" INTEGER NOT NULL,
    "state" "experiment_state" NOT NULL DEFAULT 'running',
    "note" TEXT NOT NULL,
    "started_by" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_by" TEXT,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "flow_experiments_pkey" PRIMARY KEY ("id")
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
    "last_revision" INTEGER NOT NULL DEFAULT 0,
    "held_by" TEXT,
    "held_until" TIMESTAMPTZ(3),
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
    "delivered_seq" INTEGER NOT NULL DEFAULT 0,
    "last_paid_at" TIMESTAMPTZ(3),
    "change" BIGINT NOT NULL DEFAULT 0,
    "last_message_at" TIMESTAMPTZ(3),
    "hidden_at" TIMESTAMPTZ(3),
    "blocked_at" TIMESTAMPTZ(3),
    "last_notice_at" TIMESTAMPTZ(3),
    "photos_open_at" TIMESTAMPTZ(3),

    CONSTRAINT "participants_pkey" PRIMARY KEY ("conversation_id","profile_id")
);

-- CreateTable
CREATE TABLE "inboxes" (
    "profile_id" UUID NOT NULL,
    "change" BIGINT NOT NULL DEFAULT 0,
    "unread" INTEGER NOT NULL DEFAULT 0,
    "opened_at" TIMESTAMPTZ(3),
    "notices_seen_at" TIMESTAMPTZ(3),
    "notify_at" TIMESTAMPTZ(3),

    CONSTRAINT "inboxes_pkey" PRIMARY KEY ("profile_id")
);

-- CreateTable
CREATE TABLE "messages" (
    "conversation_id" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "sender_id" UUID NOT NULL,
    "id_client" UUID NOT NULL,
    "kind" "message_kind" NOT NULL,
    "body" TEXT NOT NULL,
    "is_html" BOOLEAN NOT NULL DEFAULT false,
    "category" TEXT,
    "bucket" "credit_bucket",
    "cost" SMALLINT NOT NULL DEFAULT 0,
    "answered_by" "answerer",
    "edited_at" TIMESTAMPTZ(3),
    "first_body" TEXT,
    "revision" INTEGER,
    "photo_id" UUID,
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
    "provider" "answerer" NOT NULL,
    "state" "reply_task_state" NOT NULL DEFAULT 'due',
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
    "released_at" TIMESTAMPTZ(3),
    "refusal" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "pending_messages_pkey" PRIMARY KEY ("member_id")
);

-- CreateTable
CREATE TABLE "disclosures" (
    "member_id" UUID NOT NULL,
    "profile_id" UUID NOT NULL,
    "surface" "disclosure_surface" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "disclosures_pkey" PRIMARY KEY ("member_id","profile_id")
);

-- CreateTable
CREATE TABLE "legal_texts" (
    "id" UUID NOT NULL,
    "company" TEXT NOT NULL,
    "kind" "legal_text_kind" NOT NULL,
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
    "purpose" "consent_purpose" NOT NULL,
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
    "bucket" "credit_bucket" NOT NULL,
    "delta" INTEGER NOT NULL,
    "balance_after" INTEGER NOT NULL,
    "reason" "credit_reason" NOT NULL,
    "reference" TEXT,
    "grant_id" UUID,
    "unique_key" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "credit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "operators" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "role" "operator_role" NOT NULL,
    "brand_ids" TEXT[],
    "state" "operator_state" NOT NULL DEFAULT 'invited',
    "password_hash" TEXT,
    "totp_sealed" TEXT,
    "totp_step" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "disabled_at" TIMESTAMPTZ(3),

    CONSTRAINT "operators_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "operator_sessions" (
    "id" UUID NOT NULL,
    "operator_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "device" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "second_factor_at" TIMESTAMPTZ(3),
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL,
    "idle_expires_at" TIMESTAMPTZ(3) NOT NULL,
    "absolute_expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "operator_sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "operator_invitations" (
    "token_hash" TEXT NOT NULL,
    "operator_id" UUID NOT NULL,
    "totp_sealed" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "operator_invitations_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "recovery_codes" (
    "code_hash" TEXT NOT NULL,
    "operator_id" UUID NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "recovery_codes_pkey" PRIMARY KEY ("code_hash")
);

-- CreateTable
CREATE TABLE "queue_claims" (
    "kind" "queue_kind" NOT NULL,
    "item_id" UUID NOT NULL,
    "operator_id" UUID NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "queue_claims_pkey" PRIMARY KEY ("kind","item_id")
);

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
    "role" "instance_role" NOT NULL,
    "version" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,
    "report" JSONB NOT NULL,

    CONSTRAINT "instances_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "hosted_profile_versions" (
    "profile_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "changed_by" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "hosted_profile_versions_pkey" PRIMARY KEY ("profile_id","version")
);

-- CreateTable
CREATE TABLE "canned_answers" (
    "id" UUID NOT NULL,
    "brand_id" TEXT,
    "profile_id" UUID,
    "locale" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "changed_by" TEXT NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "canned_answers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "vulnerable_flags" (
    "member_id" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "set_by" TEXT NOT NULL,
    "set_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "vulnerable_flags_pkey" PRIMARY KEY ("member_id")
);

-- CreateTable
CREATE TABLE "identities" (
    "id" UUID NOT NULL,
    "brand_id" TEXT NOT NULL,
    "member_id" UUID NOT NULL,
    "issuer" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "linked_at" TIMESTAMPTZ(3) NOT NULL,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "identities_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ledger_transactions" (
    "id" UUID NOT NULL,
    "kind" "ledger_transaction_kind" NOT NULL,
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
CREATE TABLE "credit_notes" (
    "id" UUID NOT NULL,
    "company" TEXT NOT NULL,
    "year" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "refund_id" UUID,
    "dispute_id" UUID,
    "charge_id" UUID NOT NULL,
    "snapshot" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "credit_notes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "receipt_counters" (
    "company" TEXT NOT NULL,
    "series" "receipt_series" NOT NULL DEFAULT 'R',
    "year" INTEGER NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "receipt_counters_pkey" PRIMARY KEY ("company","series","year")
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
    "state" "mail_state" NOT NULL DEFAULT 'due',
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
    "reason" "suppression_reason" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mail_suppressions_pkey" PRIMARY KEY ("brand_id","address")
);

-- CreateTable
CREATE TABLE "photos" (
    "id" UUID NOT NULL,
    "profile_id" UUID NOT NULL,
    "brand_id" TEXT,
    "object_key" TEXT NOT NULL,
    "upload_id" UUID,
    "position" SMALLINT NOT NULL,
    "is_default" BOOLEAN NOT NULL DEFAULT false,
    "state" "photo_state" NOT NULL,
    "state_before" "photo_state",
    "reason" "photo_reason",
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "review_due_at" TIMESTAMPTZ(3),
    "reviewed_at" TIMESTAMPTZ(3),
    "appeal" TEXT,
    "appealed_at" TIMESTAMPTZ(3),
    "appeal_outcome" "appeal_outcome",
    "appeal_decided_at" TIMESTAMPTZ(3),
    "print" BIGINT,
    "print_bands" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "print_tried_at" TIMESTAMPTZ(3),

    CONSTRAINT "photos_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "photo_removals" (
    "object_key" TEXT NOT NULL,
    "scope" "file_removal_scope" NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "photo_removals_pkey" PRIMARY KEY ("object_key","scope")
);

-- CreateTable
CREATE TABLE "chat_photos" (
    "id" UUID NOT NULL,
    "conversation_id" UUID NOT NULL,
    "sender_id" UUID NOT NULL,
    "brand_id" TEXT,
    "peer_id" UUID NOT NULL,
    "id_client" UUID NOT NULL,
    "object_key" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "caption" TEXT NOT NULL,
    "state" "chat_photo_state" NOT NULL DEFAULT 'pending',
    "reason" TEXT,
    "due_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "reviewed_at" TIMESTAMPTZ(3),
    "sent_at" TIMESTAMPTZ(3),
    "appeal" TEXT,
    "appealed_at" TIMESTAMPTZ(3),
    "appeal_outcome" "appeal_outcome",
    "appeal_decided_at" TIMESTAMPTZ(3),
    "print" BIGINT,
    "print_bands" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "print_tried_at" TIMESTAMPTZ(3),

    CONSTRAINT "chat_photos_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "metric_series" (
    "id" SERIAL NOT NULL,
    "brand_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "flow_code" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "campaign" TEXT NOT NULL,

    CONSTRAINT "metric_series_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "metric_days" (
    "series_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "count" INTEGER NOT NULL,
    "so_far" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "metric_days_pkey" PRIMARY KEY ("series_id","day")
);

-- CreateTable
CREATE TABLE "metric_money" (
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

    CONSTRAINT "metric_money_pkey" PRIMARY KEY ("brand_id","day","company","provider","currency")
);

-- CreateTable
CREATE TABLE "metric_waits" (
    "brand_id" TEXT NOT NULL,
    "queue" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "counts" INTEGER[],
    "so_far" INTEGER[],

    CONSTRAINT "metric_waits_pkey" PRIMARY KEY ("brand_id","queue","day")
);

-- CreateTable
CREATE TABLE "metric_tenures" (
    "brand_id" TEXT NOT NULL,
    "flow_code" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "month" SMALLINT NOT NULL,
    "exposed" INTEGER NOT NULL,
    "ended" INTEGER NOT NULL,

    CONSTRAINT "metric_tenures_pkey" PRIMARY KEY ("brand_id","flow_code","source","month")
);

-- CreateTable
CREATE TABLE "notices" (
    "id" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "brand_id" TEXT NOT NULL,
    "channel" "notice_channel" NOT NULL,
    "target_id" UUID,
    "cause" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "messages" INTEGER NOT NULL DEFAULT 0,
    "hosted" INTEGER NOT NULL DEFAULT 0,
    "likes" INTEGER NOT NULL DEFAULT 0,
    "visits" INTEGER NOT NULL DEFAULT 0,
    "matches" INTEGER NOT NULL DEFAULT 0,
    "state" "notice_state" NOT NULL DEFAULT 'due',
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "attempts" SMALLINT NOT NULL DEFAULT 0,
    "last_error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "notices_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notice_marks" (
    "member_id" UUID NOT NULL,
    "channel" "notice_channel" NOT NULL,
    "notified_at" TIMESTAMPTZ(3) NOT NULL,
    "last_sent_at" TIMESTAMPTZ(3) NOT NULL,
    "day" DATE NOT NULL,
    "sent_today" SMALLINT NOT NULL DEFAULT 0,

    CONSTRAINT "notice_marks_pkey" PRIMARY KEY ("member_id","channel")
);

-- CreateTable
CREATE TABLE "email_changes" (
    "id" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "brand_id" TEXT NOT NULL,
    "old_email" TEXT NOT NULL,
    "new_email" TEXT NOT NULL,
    "state" "email_change_state" NOT NULL,
    "confirm_hash" TEXT NOT NULL,
    "undo_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "mailed_at" TIMESTAMPTZ(3) NOT NULL,
    "confirm_by" TIMESTAMPTZ(3) NOT NULL,
    "undo_by" TIMESTAMPTZ(3),
    "changed_at" TIMESTAMPTZ(3),
    "undone_at" TIMESTAMPTZ(3),

    CONSTRAINT "email_changes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "data_exports" (
    "id" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "requested_by" "export_requester" NOT NULL,
    "state" "export_state" NOT NULL,
    "object_key" TEXT NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "attempts" SMALLINT NOT NULL DEFAULT 0,
    "requested_at" TIMESTAMPTZ(3) NOT NULL,
    "ready_at" TIMESTAMPTZ(3),
    "bytes" INTEGER,

    CONSTRAINT "data_exports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "push_registrations" (
    "id" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "failures" SMALLINT NOT NULL DEFAULT 0,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "push_registrations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "telegram_links" (
    "member_id" UUID NOT NULL,
    "brand_id" TEXT NOT NULL,
    "chat_id" TEXT NOT NULL,
    "linked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "telegram_links_pkey" PRIMARY KEY ("member_id")
);

-- CreateTable
CREATE TABLE "telegram_updates" (
    "brand_id" TEXT NOT NULL,
    "update_id" BIGINT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "telegram_updates_pkey" PRIMARY KEY ("brand_id","update_id")
);

-- CreateTable
CREATE TABLE "plan_versions" (
    "id" UUID NOT NULL,
    "product_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "kind" "plan_kind" NOT NULL,
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
    "state" "intent_state" NOT NULL,
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
    "purpose" "intent_purpose" NOT NULL DEFAULT 'order',
    "subscription_id" UUID,
    "period" INTEGER,
    "flow_code" TEXT,
    "store_card" BOOLEAN NOT NULL DEFAULT false,
    "vat_country" TEXT NOT NULL,
    "vat_rate" INTEGER NOT NULL,
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
    "state" "attempt_state" NOT NULL,
    "amount_minor" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "three_ds" BOOLEAN NOT NULL DEFAULT false,
    "outcome" TEXT,
    "provider_result" JSONB,
    "action" JSONB,
    "request" JSONB,
    "technical" BOOLEAN NOT NULL DEFAULT false,
    "initiator" "attempt_initiator" NOT NULL DEFAULT 'member',
    "mandate_id" UUID,
    "captured_minor" INTEGER,
    "captured_at" TIMESTAMPTZ(3),
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
    "provider" TEXT NOT NULL,
    "company" TEXT NOT NULL,
    "vat_country" TEXT NOT NULL,
    "vat_rate" INTEGER NOT NULL,
    "vat_minor" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "charges_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "card_checks" (
    "id" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "brand_id" TEXT NOT NULL,
    "attempt_id" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "method" TEXT NOT NULL,
    "passed" BOOLEAN NOT NULL,
    "outcome" TEXT NOT NULL,
    "three_ds" BOOLEAN NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "card_checks_pkey" PRIMARY KEY ("id")
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
    "kind" "profile_kind" NOT NULL,
    "member_id" UUID,
    "brand_id" TEXT,
    "screen_name" TEXT NOT NULL,
    "gender" "gender" NOT NULL,
    "seeking" "gender" NOT NULL,
    "age_given" SMALLINT NOT NULL,
    "age_given_at" TIMESTAMPTZ(3) NOT NULL,
    "about" TEXT NOT NULL DEFAULT '',
    "looking_for" TEXT NOT NULL DEFAULT '',
    "text_state" "moderation_state" NOT NULL DEFAULT 'approved',
    "text_reason" "text_reason",
    "text_pending_since" TIMESTAMPTZ(3),
    "text_due_at" TIMESTAMPTZ(3),
    "hair_color" TEXT,
    "height_cm" SMALLINT,
    "weight_kg" SMALLINT,
    "country" TEXT NOT NULL,
    "region_id" INTEGER,
    "city_id" INTEGER,
    "answered_by" "answerer"[],
    "persona" JSONB,
    "shown_on" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "verified_only" BOOLEAN NOT NULL DEFAULT false,
    "state" "profile_state" NOT NULL DEFAULT 'active',
    "searchable" BOOLEAN NOT NULL DEFAULT true,
    "shows_presence" BOOLEAN NOT NULL DEFAULT true,
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
    "gender" "gender" NOT NULL,
    "seeking" "gender" NOT NULL,
    "kind" "profile_kind" NOT NULL,
    "kind_rank" SMALLINT NOT NULL,
    "activity_class" SMALLINT NOT NULL,
    "born_on" DATE NOT NULL,
    "has_photo" BOOLEAN NOT NULL,
    "verified_only" BOOLEAN NOT NULL,
    "listed_at" TIMESTAMPTZ(3) NOT NULL,
    "is_new" BOOLEAN NOT NULL DEFAULT true,
    "last_active_at" TIMESTAMPTZ(3),
    "shuffle1" INTEGER NOT NULL,
    "shuffle2" INTEGER NOT NULL,
    "shuffle3" INTEGER NOT NULL,
    "shuffle4" INTEGER NOT NULL,

    CONSTRAINT "profile_listings_pkey" PRIMARY KEY ("profile_id","brand_id")
);

-- CreateTable
CREATE TABLE "provider_events" (
    "id" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "company" TEXT NOT NULL,
    "dedupe_key" TEXT NOT NULL,
    "reference" TEXT,
    "payload" JSONB NOT NULL,
    "state" "provider_event_state" NOT NULL DEFAULT 'received',
    "tries" SMALLINT NOT NULL DEFAULT 0,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL,
    "processed_at" TIMESTAMPTZ(3),
    "last_error" TEXT,

    CONSTRAINT "provider_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_routes" (
    "id" UUID NOT NULL,
    "company" TEXT NOT NULL,
    "flow_code" TEXT NOT NULL DEFAULT '',
    "method" TEXT NOT NULL,
    "providers" TEXT[],
    "version" INTEGER NOT NULL,
    "published_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_routes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "provider_customers" (
    "member_id" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "company" TEXT NOT NULL,
    "customer" TEXT NOT NULL,

    CONSTRAINT "provider_customers_pkey" PRIMARY KEY ("member_id","provider","company")
);

-- CreateTable
CREATE TABLE "ledger_checks" (
    "id" UUID NOT NULL,
    "state" "ledger_check_state" NOT NULL,
    "asked_by" TEXT NOT NULL,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "done_at" TIMESTAMPTZ(3),
    "faults" JSONB NOT NULL DEFAULT '[]',
    "fault_count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "ledger_checks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "settlement_files" (
    "id" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "company" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "state" "settlement_file_state" NOT NULL,
    "line_count" INTEGER NOT NULL DEFAULT 0,
    "odd" INTEGER NOT NULL DEFAULT 0,
    "from_at" TIMESTAMPTZ(3),
    "until_at" TIMESTAMPTZ(3),
    "brought_by" TEXT NOT NULL,
    "brought_at" TIMESTAMPTZ(3) NOT NULL,
    "done_at" TIMESTAMPTZ(3),

    CONSTRAINT "settlement_files_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "settlement_lines" (
    "file_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "kind" "settlement_line_kind" NOT NULL,
    "reference" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "theirs_minor" INTEGER,
    "ours_minor" INTEGER,
    "finding" "settlement_finding",
    "order_id" TEXT,

    CONSTRAINT "settlement_lines_pkey" PRIMARY KEY ("file_id","number")
);

-- CreateTable
CREATE TABLE "money_days" (
    "day" DATE NOT NULL,
    "brand_id" TEXT NOT NULL,
    "company" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "charges" INTEGER NOT NULL DEFAULT 0,
    "charged_minor" BIGINT NOT NULL DEFAULT 0,
    "disputes" INTEGER NOT NULL DEFAULT 0,
    "disputed_minor" BIGINT NOT NULL DEFAULT 0,
    "lost" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "money_days_pkey" PRIMARY KEY ("day","brand_id","company","provider","currency")
);

-- CreateTable
CREATE TABLE "audit_entries" (
    "id" UUID NOT NULL,
    "actor" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "purpose" TEXT,
    "brand_id" TEXT,
    "request_id" UUID,
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
    "source" TEXT,
    "tier" "kpi_tier",
    "country" TEXT,
    "browser" TEXT,
    "day" DATE NOT NULL,
    "once" BOOLEAN NOT NULL DEFAULT false,
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
    "state" "ticket_state" NOT NULL DEFAULT 'open',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "since_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "claimed_by" UUID,
    "claimed_until" TIMESTAMPTZ(3),

    CONSTRAINT "tickets_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ticket_messages" (
    "id" UUID NOT NULL,
    "ticket_id" UUID NOT NULL,
    "direction" "ticket_direction" NOT NULL,
    "text" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "by" TEXT,
    "from_address" TEXT,
    "message_id" TEXT,
    "attachments" SMALLINT NOT NULL DEFAULT 0,

    CONSTRAINT "ticket_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "care_answers" (
    "id" UUID NOT NULL,
    "answer_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "brand_id" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "offered" BOOLEAN NOT NULL,
    "newest" BOOLEAN NOT NULL,
    "by" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "care_answers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "recurring_jobs" (
    "name" TEXT NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "ran_at" TIMESTAMPTZ(3),

    CONSTRAINT "recurring_jobs_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "refunds" (
    "id" UUID NOT NULL,
    "attempt_id" UUID NOT NULL,
    "amount_minor" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "state" "refund_state" NOT NULL,
    "reason" TEXT NOT NULL,
    "kind" "refund_kind" NOT NULL DEFAULT 'care',
    "charge_id" UUID,
    "reason_text" TEXT,
    "requested_by" TEXT NOT NULL DEFAULT 'system',
    "provider_reference" TEXT,
    "idempotency_key" TEXT NOT NULL,
    "sync_at" TIMESTAMPTZ(3),
    "syncs" SMALLINT NOT NULL DEFAULT 0,
    "booked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "refunds_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "disputes" (
    "id" UUID NOT NULL,
    "attempt_id" UUID NOT NULL,
    "charge_id" UUID,
    "provider" TEXT NOT NULL,
    "provider_reference" TEXT NOT NULL,
    "kind" "dispute_kind" NOT NULL,
    "state" "dispute_state" NOT NULL,
    "amount_minor" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "reason_code" TEXT,
    "opened_at" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3),
    "decided_at" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "credits_taken" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "disputes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "dispute_events" (
    "id" UUID NOT NULL,
    "dispute_id" UUID NOT NULL,
    "event_id" UUID NOT NULL,
    "from" TEXT NOT NULL,
    "to" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "dispute_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subscriptions" (
    "id" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "plan_version_id" UUID NOT NULL,
    "mandate_id" UUID,
    "next_plan_version_id" UUID,
    "state" "subscription_state" NOT NULL,
    "cancel_at_period_end" BOOLEAN NOT NULL DEFAULT false,
    "anchor_at" TIMESTAMPTZ(3) NOT NULL,
    "period" INTEGER NOT NULL,
    "period_start" TIMESTAMPTZ(3) NOT NULL,
    "period_end" TIMESTAMPTZ(3) NOT NULL,
    "access_until" TIMESTAMPTZ(3) NOT NULL,
    "suspended_at" TIMESTAMPTZ(3),
    "canceled_at" TIMESTAMPTZ(3),
    "withdrawn_at" TIMESTAMPTZ(3),
    "end_reason" "subscription_end_reason",
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "subscriptions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "renewals" (
    "id" UUID NOT NULL,
    "subscription_id" UUID NOT NULL,
    "period" INTEGER NOT NULL,
    "state" "renewal_state" NOT NULL,
    "charge_at" TIMESTAMPTZ(3) NOT NULL,
    "not_before" TIMESTAMPTZ(3),
    "notice_at" TIMESTAMPTZ(3),
    "notice_mail_id" UUID,
    "notice_sent_at" TIMESTAMPTZ(3),
    "due_at" TIMESTAMPTZ(3),
    "tries" SMALLINT NOT NULL DEFAULT 0,
    "intent_id" UUID,
    "last_outcome" TEXT,
    "skip_reason" TEXT,
    "settled_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "renewals_pkey" PRIMARY KEY ("id")
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
    "state" "mandate_state" NOT NULL,
    "public_id" TEXT NOT NULL,
    "uses" "mandate_use"[] DEFAULT ARRAY[]::"mandate_use"[],
    "network_reference" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "revoke_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "preferred_at" TIMESTAMPTZ(3),

    CONSTRAINT "mandates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reports" (
    "id" UUID NOT NULL,
    "brand_id" TEXT NOT NULL,
    "reporter_id" UUID NOT NULL,
    "reported_id" UUID NOT NULL,
    "reason" "report_reason" NOT NULL,
    "details" TEXT NOT NULL DEFAULT '',
    "surface" "report_surface" NOT NULL,
    "evidence" JSONB NOT NULL,
    "state" "report_state" NOT NULL DEFAULT 'open',
    "consequence" "report_consequence",
    "decided_at" TIMESTAMPTZ(3),
    "decided_by" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "member_notes" (
    "id" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "brand_id" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "member_notes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "member_measures" (
    "id" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "brand_id" TEXT NOT NULL,
    "kind" "measure_kind" NOT NULL,
    "reason" TEXT NOT NULL,
    "details" TEXT NOT NULL DEFAULT '',
    "by" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "read_at" TIMESTAMPTZ(3),

    CONSTRAINT "member_measures_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reviews" (
    "id" UUID NOT NULL,
    "brand_id" TEXT NOT NULL,
    "member_id" UUID NOT NULL,
    "locale" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "stars" SMALLINT NOT NULL,
    "text" TEXT NOT NULL,
    "state" "moderation_state" NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "reason" "review_reason",
    "due_at" TIMESTAMPTZ(3),
    "written_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_at" TIMESTAMPTZ(3),
    "published_at" TIMESTAMPTZ(3),
    "reply" TEXT,
    "replied_at" TIMESTAMPTZ(3),
    "appeal" TEXT,
    "appealed_at" TIMESTAMPTZ(3),
    "appeal_outcome" "appeal_outcome",
    "appeal_decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "reviews_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "declarations" (
    "id" UUID NOT NULL,
    "reference" TEXT NOT NULL,
    "brand_id" TEXT NOT NULL,
    "kind" "declaration_kind" NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "order_number" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "member_id" UUID,
    "intent_id" UUID,
    "state" "declaration_state" NOT NULL,
    "token_hash" TEXT,
    "received_at" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3),
    "effective_at" TIMESTAMPTZ(3),

    CONSTRAINT "declarations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "spending_limits" (
    "member_id" UUID NOT NULL,
    "cap_minor" INTEGER,
    "next_cap_minor" INTEGER,
    "next_cap_at" TIMESTAMPTZ(3),
    "cooling_off_until" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "spending_limits_pkey" PRIMARY KEY ("member_id")
);

-- CreateTable
CREATE TABLE "swipes" (
    "profile_id" UUID NOT NULL,
    "peer_id" UUID NOT NULL,
    "choice" "swipe_choice" NOT NULL,
    "source" "swipe_source" NOT NULL,
    "id_client" UUID NOT NULL,
    "cost" SMALLINT NOT NULL,
    "entry_id" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "swipes_pkey" PRIMARY KEY ("profile_id","peer_id")
);

-- CreateTable
CREATE TABLE "visits" (
    "profile_id" UUID NOT NULL,
    "peer_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "times" INTEGER NOT NULL DEFAULT 1,
    "notified_at" TIMESTAMPTZ(3),

    CONSTRAINT "visits_pkey" PRIMARY KEY ("profile_id","peer_id")
);

-- CreateTable
CREATE TABLE "affiliates" (
    "id" UUID NOT NULL,
    "brand_id" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "postback_url" TEXT,
    "events" "postback_event"[],
    "sends_amount" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "affiliates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "affiliate_keys" (
    "id" UUID NOT NULL,
    "affiliate_id" UUID NOT NULL,
    "key_id" TEXT NOT NULL,
    "sealed" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3),

    CONSTRAINT "affiliate_keys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "affiliate_nonces" (
    "affiliate_id" UUID NOT NULL,
    "nonce" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "affiliate_nonces_pkey" PRIMARY KEY ("affiliate_id","nonce")
);

-- CreateTable
CREATE TABLE "partner_clicks" (
    "id" UUID NOT NULL,
    "affiliate_id" UUID NOT NULL,
    "click_id" TEXT,
    "campaign" TEXT NOT NULL,
    "page_type" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "partner_clicks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "partner_orders" (
    "id" UUID NOT NULL,
    "affiliate_id" UUID NOT NULL,
    "order_id" TEXT NOT NULL,
    "parent_id" UUID,
    "click_id" TEXT,
    "campaign" TEXT,
    "member_id" UUID,
    "amount_minor" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "state" "partner_order_state" NOT NULL,
    "content_hash" TEXT NOT NULL,
    "imported_at" TIMESTAMPTZ(3) NOT NULL,
    "canceled_at" TIMESTAMPTZ(3),
    "cancel_reason" TEXT,

    CONSTRAINT "partner_orders_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "postbacks" (
    "id" UUID NOT NULL,
    "affiliate_id" UUID NOT NULL,
    "member_id" UUID NOT NULL,
    "event" "postback_event" NOT NULL,
    "click_id" TEXT NOT NULL,
    "amount_class" "amount_class",
    "dedupe_key" TEXT NOT NULL,
    "state" "postback_state" NOT NULL DEFAULT 'due',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "last_error" TEXT,
    "sent_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "postbacks_pkey" PRIMARY KEY ("id")
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
CREATE INDEX "attributions_visitor_id_idx" ON "attributions"("visitor_id");

-- CreateIndex
CREATE INDEX "attributions_affiliate_id_click_id_idx" ON "attributions"("affiliate_id", "click_id");

-- CreateIndex
CREATE UNIQUE INDEX "brand_settings_brand_id_version_key" ON "brand_settings"("brand_id", "version");

-- CreateIndex
CREATE UNIQUE INDEX "flow_versions_brand_id_code_version_key" ON "flow_versions"("brand_id", "code", "version");

-- CreateIndex
CREATE INDEX "flow_assignments_member_id_at_idx" ON "flow_assignments"("member_id", "at");

-- CreateIndex
CREATE INDEX "flow_assignments_flow_version_id_at_idx" ON "flow_assignments"("flow_version_id", "at");

-- CreateIndex
CREATE INDEX "flow_experiments_brand_id_code_started_at_idx" ON "flow_experiments"("brand_id", "code", "started_at");

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
CREATE UNIQUE INDEX "operators_email_key" ON "operators"("email");

-- CreateIndex
CREATE UNIQUE INDEX "operator_sessions_token_hash_key" ON "operator_sessions"("token_hash");

-- CreateIndex
CREATE INDEX "operator_sessions_operator_id_revoked_at_idx" ON "operator_sessions"("operator_id", "revoked_at");

-- CreateIndex
CREATE INDEX "operator_invitations_operator_id_idx" ON "operator_invitations"("operator_id");

-- CreateIndex
CREATE INDEX "recovery_codes_operator_id_idx" ON "recovery_codes"("operator_id");

-- CreateIndex
CREATE INDEX "queue_claims_operator_id_idx" ON "queue_claims"("operator_id");

-- CreateIndex
CREATE INDEX "queue_claims_until_idx" ON "queue_claims"("until");

-- CreateIndex
CREATE INDEX "log_lines_request_id_id_idx" ON "log_lines"("request_id", "id");

-- CreateIndex
CREATE INDEX "log_lines_about_id_idx" ON "log_lines"("about", "id");

-- CreateIndex
CREATE INDEX "log_lines_at_idx" ON "log_lines"("at");

-- CreateIndex
CREATE INDEX "instances_seen_at_idx" ON "instances"("seen_at");

-- CreateIndex
CREATE INDEX "canned_answers_locale_title_id_idx" ON "canned_answers"("locale", "title", "id");

-- CreateIndex
CREATE INDEX "canned_answers_profile_id_idx" ON "canned_answers"("profile_id");

-- CreateIndex
CREATE UNIQUE INDEX "identities_brand_id_issuer_subject_key" ON "identities"("brand_id", "issuer", "subject");

-- CreateIndex
CREATE UNIQUE INDEX "identities_member_id_issuer_key" ON "identities"("member_id", "issuer");

-- CreateIndex
CREATE UNIQUE INDEX "ledger_transactions_unique_key_key" ON "ledger_transactions"("unique_key");

-- CreateIndex
CREATE INDEX "ledger_entries_transaction_id_idx" ON "ledger_entries"("transaction_id");

-- CreateIndex
CREATE INDEX "ledger_entries_account_idx" ON "ledger_entries"("account");

-- CreateIndex
CREATE UNIQUE INDEX "receipts_charge_id_key" ON "receipts"("charge_id");

-- CreateIndex
CREATE INDEX "receipts_created_at_id_idx" ON "receipts"("created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "receipts_company_year_number_key" ON "receipts"("company", "year", "number");

-- CreateIndex
CREATE UNIQUE INDEX "credit_notes_refund_id_key" ON "credit_notes"("refund_id");

-- CreateIndex
CREATE UNIQUE INDEX "credit_notes_dispute_id_key" ON "credit_notes"("dispute_id");

-- CreateIndex
CREATE INDEX "credit_notes_charge_id_idx" ON "credit_notes"("charge_id");

-- CreateIndex
CREATE UNIQUE INDEX "credit_notes_company_year_number_key" ON "credit_notes"("company", "year", "number");

-- CreateIndex
CREATE UNIQUE INDEX "mail_messages_dedupe_key_key" ON "mail_messages"("dedupe_key");

-- CreateIndex
CREATE UNIQUE INDEX "photos_object_key_key" ON "photos"("object_key");

-- CreateIndex
CREATE UNIQUE INDEX "photos_upload_id_key" ON "photos"("upload_id");

-- CreateIndex
CREATE INDEX "photos_profile_id_position_idx" ON "photos"("profile_id", "position");

-- CreateIndex
CREATE INDEX "photo_removals_due_at_idx" ON "photo_removals"("due_at");

-- CreateIndex
CREATE UNIQUE INDEX "chat_photos_object_key_key" ON "chat_photos"("object_key");

-- CreateIndex
CREATE INDEX "chat_photos_conversation_id_idx" ON "chat_photos"("conversation_id");

-- CreateIndex
CREATE INDEX "chat_photos_peer_id_idx" ON "chat_photos"("peer_id");

-- CreateIndex
CREATE UNIQUE INDEX "chat_photos_sender_id_id_client_key" ON "chat_photos"("sender_id", "id_client");

-- CreateIndex
CREATE UNIQUE INDEX "metric_series_brand_id_name_flow_code_source_campaign_key" ON "metric_series"("brand_id", "name", "flow_code", "source", "campaign");

-- CreateIndex
CREATE UNIQUE INDEX "email_changes_confirm_hash_key" ON "email_changes"("confirm_hash");

-- CreateIndex
CREATE UNIQUE INDEX "email_changes_undo_hash_key" ON "email_changes"("undo_hash");

-- CreateIndex
CREATE INDEX "email_changes_member_id_created_at_idx" ON "email_changes"("member_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "data_exports_object_key_key" ON "data_exports"("object_key");

-- CreateIndex
CREATE INDEX "data_exports_member_id_requested_at_idx" ON "data_exports"("member_id", "requested_at");

-- CreateIndex
CREATE INDEX "data_exports_state_due_at_idx" ON "data_exports"("state", "due_at");

-- CreateIndex
CREATE UNIQUE INDEX "push_registrations_token_hash_key" ON "push_registrations"("token_hash");

-- CreateIndex
CREATE INDEX "push_registrations_member_id_idx" ON "push_registrations"("member_id");

-- CreateIndex
CREATE INDEX "push_registrations_session_id_idx" ON "push_registrations"("session_id");

-- CreateIndex
CREATE UNIQUE INDEX "telegram_links_brand_id_chat_id_key" ON "telegram_links"("brand_id", "chat_id");

-- CreateIndex
CREATE INDEX "telegram_updates_at_idx" ON "telegram_updates"("at");

-- CreateIndex
CREATE UNIQUE INDEX "plan_versions_product_id_version_key" ON "plan_versions"("product_id", "version");

-- CreateIndex
CREATE UNIQUE INDEX "intents_public_id_key" ON "intents"("public_id");

-- CreateIndex
CREATE INDEX "intents_member_id_created_at_idx" ON "intents"("member_id", "created_at");

-- CreateIndex
CREATE INDEX "intents_brand_id_id_idx" ON "intents"("brand_id", "id");

-- CreateIndex
CREATE INDEX "intents_brand_id_state_id_idx" ON "intents"("brand_id", "state", "id");

-- CreateIndex
CREATE UNIQUE INDEX "intents_member_id_idempotency_key_key" ON "intents"("member_id", "idempotency_key");

-- CreateIndex
CREATE UNIQUE INDEX "intents_one_renewal_a_period" ON "intents"("subscription_id", "period");

-- CreateIndex
CREATE UNIQUE INDEX "attempts_reference_key" ON "attempts"("reference");

-- CreateIndex
CREATE UNIQUE INDEX "attempts_idempotency_key_key" ON "attempts"("idempotency_key");

-- CreateIndex
CREATE INDEX "attempts_intent_id_idx" ON "attempts"("intent_id");

-- CreateIndex
CREATE UNIQUE INDEX "attempts_one_a_payment" ON "attempts"("provider", "provider_reference");

-- CreateIndex
CREATE UNIQUE INDEX "charges_public_id_key" ON "charges"("public_id");

-- CreateIndex
CREATE UNIQUE INDEX "charges_intent_id_key" ON "charges"("intent_id");

-- CreateIndex
CREATE UNIQUE INDEX "charges_attempt_id_key" ON "charges"("attempt_id");

-- CreateIndex
CREATE INDEX "charges_member_id_at_idx" ON "charges"("member_id", "at");

-- CreateIndex
CREATE INDEX "charges_at_id_idx" ON "charges"("at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "charges_subscription_id_period_key" ON "charges"("subscription_id", "period");

-- CreateIndex
CREATE UNIQUE INDEX "card_checks_attempt_id_key" ON "card_checks"("attempt_id");

-- CreateIndex
CREATE INDEX "card_checks_member_id_at_idx" ON "card_checks"("member_id", "at");

-- CreateIndex
CREATE UNIQUE INDEX "regions_country_folded_key" ON "regions"("country", "folded");

-- CreateIndex
CREATE UNIQUE INDEX "cities_country_folded_province_key" ON "cities"("country", "folded", "province");

-- CreateIndex
CREATE UNIQUE INDEX "profiles_public_id_key" ON "profiles"("public_id");

-- CreateIndex
CREATE UNIQUE INDEX "profiles_member_id_key" ON "profiles"("member_id");

-- CreateIndex
CREATE INDEX "provider_events_reference_idx" ON "provider_events"("reference");

-- CreateIndex
CREATE UNIQUE INDEX "provider_events_provider_dedupe_key_key" ON "provider_events"("provider", "dedupe_key");

-- CreateIndex
CREATE UNIQUE INDEX "payment_routes_company_flow_code_method_version_key" ON "payment_routes"("company", "flow_code", "method", "version");

-- CreateIndex
CREATE INDEX "audit_entries_request_id_idx" ON "audit_entries"("request_id");

-- CreateIndex
CREATE INDEX "audit_entries_subject_id_idx" ON "audit_entries"("subject", "id");

-- CreateIndex
CREATE INDEX "audit_entries_actor_id_idx" ON "audit_entries"("actor", "id");

-- CreateIndex
CREATE INDEX "audit_entries_action_id_idx" ON "audit_entries"("action", "id");

-- CreateIndex
CREATE INDEX "audit_entries_brand_id_id_idx" ON "audit_entries"("brand_id", "id");

-- CreateIndex
CREATE INDEX "audit_entries_at_idx" ON "audit_entries"("at");

-- CreateIndex
CREATE INDEX "kpi_events_brand_id_name_at_idx" ON "kpi_events"("brand_id", "name", "at");

-- CreateIndex
CREATE INDEX "kpi_events_brand_id_day_name_flow_code_source_idx" ON "kpi_events"("brand_id", "day", "name", "flow_code", "source");

-- CreateIndex
CREATE INDEX "client_logs_at_idx" ON "client_logs"("at");

-- CreateIndex
CREATE UNIQUE INDEX "tickets_reference_key" ON "tickets"("reference");

-- CreateIndex
CREATE INDEX "tickets_state_created_at_idx" ON "tickets"("state", "created_at");

-- CreateIndex
CREATE INDEX "tickets_brand_id_state_since_at_id_idx" ON "tickets"("brand_id", "state", "since_at", "id");

-- CreateIndex
CREATE INDEX "tickets_member_id_id_idx" ON "tickets"("member_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "ticket_messages_ticket_id_message_id_key" ON "ticket_messages"("ticket_id", "message_id");

-- CreateIndex
CREATE INDEX "care_answers_brand_id_locale_idx" ON "care_answers"("brand_id", "locale");

-- CreateIndex
CREATE UNIQUE INDEX "care_answers_answer_id_version_key" ON "care_answers"("answer_id", "version");

-- CreateIndex
CREATE UNIQUE INDEX "refunds_idempotency_key_key" ON "refunds"("idempotency_key");

-- CreateIndex
CREATE INDEX "refunds_attempt_id_idx" ON "refunds"("attempt_id");

-- CreateIndex
CREATE INDEX "refunds_created_at_id_idx" ON "refunds"("created_at", "id");

-- CreateIndex
CREATE INDEX "disputes_attempt_id_idx" ON "disputes"("attempt_id");

-- CreateIndex
CREATE INDEX "disputes_opened_at_id_idx" ON "disputes"("opened_at", "id");

-- CreateIndex
CREATE INDEX "disputes_updated_at_idx" ON "disputes"("updated_at");

-- CreateIndex
CREATE UNIQUE INDEX "disputes_provider_provider_reference_key" ON "disputes"("provider", "provider_reference");

-- CreateIndex
CREATE UNIQUE INDEX "dispute_events_dispute_id_event_id_to_key" ON "dispute_events"("dispute_id", "event_id", "to");

-- CreateIndex
CREATE INDEX "subscriptions_member_id_idx" ON "subscriptions"("member_id");

-- CreateIndex
CREATE INDEX "subscriptions_state_period_end_idx" ON "subscriptions"("state", "period_end");

-- CreateIndex
CREATE UNIQUE INDEX "renewals_intent_id_key" ON "renewals"("intent_id");

-- CreateIndex
CREATE UNIQUE INDEX "renewals_subscription_id_period_key" ON "renewals"("subscription_id", "period");

-- CreateIndex
CREATE UNIQUE INDEX "mandates_public_id_key" ON "mandates"("public_id");

-- CreateIndex
CREATE INDEX "mandates_member_id_idx" ON "mandates"("member_id");

-- CreateIndex
CREATE UNIQUE INDEX "mandates_provider_token_key" ON "mandates"("provider", "token");

-- CreateIndex
CREATE INDEX "reports_reported_id_idx" ON "reports"("reported_id");

-- CreateIndex
CREATE INDEX "member_notes_member_id_at_idx" ON "member_notes"("member_id", "at");

-- CreateIndex
CREATE INDEX "member_measures_member_id_at_idx" ON "member_measures"("member_id", "at");

-- CreateIndex
CREATE UNIQUE INDEX "reviews_member_id_key" ON "reviews"("member_id");

-- CreateIndex
CREATE UNIQUE INDEX "declarations_reference_key" ON "declarations"("reference");

-- CreateIndex
CREATE UNIQUE INDEX "declarations_token_hash_key" ON "declarations"("token_hash");

-- CreateIndex
CREATE INDEX "declarations_member_id_idx" ON "declarations"("member_id");

-- CreateIndex
CREATE INDEX "declarations_email_idx" ON "declarations"("email");

-- CreateIndex
CREATE UNIQUE INDEX "swipes_profile_id_id_client_key" ON "swipes"("profile_id", "id_client");

-- CreateIndex
CREATE UNIQUE INDEX "affiliates_brand_id_code_key" ON "affiliates"("brand_id", "code");

-- CreateIndex
CREATE UNIQUE INDEX "affiliate_keys_key_id_key" ON "affiliate_keys"("key_id");

-- CreateIndex
CREATE INDEX "affiliate_keys_affiliate_id_idx" ON "affiliate_keys"("affiliate_id");

-- CreateIndex
CREATE INDEX "affiliate_nonces_at_idx" ON "affiliate_nonces"("at");

-- CreateIndex
CREATE INDEX "partner_clicks_affiliate_id_at_idx" ON "partner_clicks"("affiliate_id", "at");

-- CreateIndex
CREATE UNIQUE INDEX "partner_clicks_affiliate_id_click_id_campaign_page_type_key" ON "partner_clicks"("affiliate_id", "click_id", "campaign", "page_type");

-- CreateIndex
CREATE INDEX "partner_orders_affiliate_id_click_id_idx" ON "partner_orders"("affiliate_id", "click_id");

-- CreateIndex
CREATE INDEX "partner_orders_member_id_idx" ON "partner_orders"("member_id");

-- CreateIndex
CREATE INDEX "partner_orders_imported_at_idx" ON "partner_orders"("imported_at");

-- CreateIndex
CREATE UNIQUE INDEX "partner_orders_affiliate_id_order_id_key" ON "partner_orders"("affiliate_id", "order_id");

-- CreateIndex
CREATE UNIQUE INDEX "postbacks_dedupe_key_key" ON "postbacks"("dedupe_key");

-- CreateIndex
CREATE INDEX "postbacks_member_id_idx" ON "postbacks"("member_id");

-- CreateIndex
CREATE INDEX "postbacks_affiliate_id_created_at_idx" ON "postbacks"("affiliate_id", "created_at");

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
ALTER TABLE "attributions" ADD CONSTRAINT "attributions_affiliate_id_fkey" FOREIGN KEY ("affiliate_id") REFERENCES "affiliates"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "flow_assignments" ADD CONSTRAINT "flow_assignments_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "flow_assignments" ADD CONSTRAINT "flow_assignments_flow_version_id_fkey" FOREIGN KEY ("flow_version_id") REFERENCES "flow_versions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "flow_experiments" ADD CONSTRAINT "flow_experiments_control_id_fkey" FOREIGN KEY ("control_id") REFERENCES "flow_versions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "flow_experiments" ADD CONSTRAINT "flow_experiments_challenger_id_fkey" FOREIGN KEY ("challenger_id") REFERENCES "flow_versions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

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
ALTER TABLE "operator_sessions" ADD CONSTRAINT "operator_sessions_operator_id_fkey" FOREIGN KEY ("operator_id") REFERENCES "operators"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "operator_invitations" ADD CONSTRAINT "operator_invitations_operator_id_fkey" FOREIGN KEY ("operator_id") REFERENCES "operators"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_operator_id_fkey" FOREIGN KEY ("operator_id") REFERENCES "operators"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "queue_claims" ADD CONSTRAINT "queue_claims_operator_id_fkey" FOREIGN KEY ("operator_id") REFERENCES "operators"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hosted_profile_versions" ADD CONSTRAINT "hosted_profile_versions_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "canned_answers" ADD CONSTRAINT "canned_answers_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vulnerable_flags" ADD CONSTRAINT "vulnerable_flags_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "identities" ADD CONSTRAINT "identities_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_fkey" FOREIGN KEY ("transaction_id") REFERENCES "ledger_transactions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_charge_id_fkey" FOREIGN KEY ("charge_id") REFERENCES "charges"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_refund_id_fkey" FOREIGN KEY ("refund_id") REFERENCES "refunds"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_dispute_id_fkey" FOREIGN KEY ("dispute_id") REFERENCES "disputes"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_charge_id_fkey" FOREIGN KEY ("charge_id") REFERENCES "charges"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "photos" ADD CONSTRAINT "photos_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_photos" ADD CONSTRAINT "chat_photos_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_photos" ADD CONSTRAINT "chat_photos_sender_id_fkey" FOREIGN KEY ("sender_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_photos" ADD CONSTRAINT "chat_photos_peer_id_fkey" FOREIGN KEY ("peer_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "metric_days" ADD CONSTRAINT "metric_days_series_id_fkey" FOREIGN KEY ("series_id") REFERENCES "metric_series"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notices" ADD CONSTRAINT "notices_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notice_marks" ADD CONSTRAINT "notice_marks_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_registrations" ADD CONSTRAINT "push_registrations_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_registrations" ADD CONSTRAINT "push_registrations_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "telegram_links" ADD CONSTRAINT "telegram_links_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "intents" ADD CONSTRAINT "intents_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "intents" ADD CONSTRAINT "intents_plan_version_id_fkey" FOREIGN KEY ("plan_version_id") REFERENCES "plan_versions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "intents" ADD CONSTRAINT "intents_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "subscriptions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_intent_id_fkey" FOREIGN KEY ("intent_id") REFERENCES "intents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_mandate_id_fkey" FOREIGN KEY ("mandate_id") REFERENCES "mandates"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "charges" ADD CONSTRAINT "charges_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "charges" ADD CONSTRAINT "charges_intent_id_fkey" FOREIGN KEY ("intent_id") REFERENCES "intents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "charges" ADD CONSTRAINT "charges_attempt_id_fkey" FOREIGN KEY ("attempt_id") REFERENCES "attempts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "charges" ADD CONSTRAINT "charges_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "subscriptions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "card_checks" ADD CONSTRAINT "card_checks_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "card_checks" ADD CONSTRAINT "card_checks_attempt_id_fkey" FOREIGN KEY ("attempt_id") REFERENCES "attempts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

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
ALTER TABLE "provider_customers" ADD CONSTRAINT "provider_customers_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "settlement_lines" ADD CONSTRAINT "settlement_lines_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "settlement_files"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_claimed_by_fkey" FOREIGN KEY ("claimed_by") REFERENCES "operators"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_ticket_id_fkey" FOREIGN KEY ("ticket_id") REFERENCES "tickets"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_attempt_id_fkey" FOREIGN KEY ("attempt_id") REFERENCES "attempts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_charge_id_fkey" FOREIGN KEY ("charge_id") REFERENCES "charges"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_attempt_id_fkey" FOREIGN KEY ("attempt_id") REFERENCES "attempts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_charge_id_fkey" FOREIGN KEY ("charge_id") REFERENCES "charges"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "dispute_events" ADD CONSTRAINT "dispute_events_dispute_id_fkey" FOREIGN KEY ("dispute_id") REFERENCES "disputes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_version_id_fkey" FOREIGN KEY ("plan_version_id") REFERENCES "plan_versions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_next_plan_version_id_fkey" FOREIGN KEY ("next_plan_version_id") REFERENCES "plan_versions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_mandate_id_fkey" FOREIGN KEY ("mandate_id") REFERENCES "mandates"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "subscriptions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "renewals" ADD CONSTRAINT "renewals_intent_id_fkey" FOREIGN KEY ("intent_id") REFERENCES "intents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_fkey" FOREIGN KEY ("reporter_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_reported_id_fkey" FOREIGN KEY ("reported_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "member_notes" ADD CONSTRAINT "member_notes_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "member_measures" ADD CONSTRAINT "member_measures_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "declarations" ADD CONSTRAINT "declarations_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "declarations" ADD CONSTRAINT "declarations_intent_id_fkey" FOREIGN KEY ("intent_id") REFERENCES "intents"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "spending_limits" ADD CONSTRAINT "spending_limits_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "swipes" ADD CONSTRAINT "swipes_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "swipes" ADD CONSTRAINT "swipes_peer_id_fkey" FOREIGN KEY ("peer_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "visits" ADD CONSTRAINT "visits_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "visits" ADD CONSTRAINT "visits_peer_id_fkey" FOREIGN KEY ("peer_id") REFERENCES "profiles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "affiliate_keys" ADD CONSTRAINT "affiliate_keys_affiliate_id_fkey" FOREIGN KEY ("affiliate_id") REFERENCES "affiliates"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "affiliate_nonces" ADD CONSTRAINT "affiliate_nonces_affiliate_id_fkey" FOREIGN KEY ("affiliate_id") REFERENCES "affiliates"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "partner_clicks" ADD CONSTRAINT "partner_clicks_affiliate_id_fkey" FOREIGN KEY ("affiliate_id") REFERENCES "affiliates"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "partner_orders" ADD CONSTRAINT "partner_orders_affiliate_id_fkey" FOREIGN KEY ("affiliate_id") REFERENCES "affiliates"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "partner_orders" ADD CONSTRAINT "partner_orders_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "partner_orders" ADD CONSTRAINT "partner_orders_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "partner_orders"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "postbacks" ADD CONSTRAINT "postbacks_affiliate_id_fkey" FOREIGN KEY ("affiliate_id") REFERENCES "affiliates"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "postbacks" ADD CONSTRAINT "postbacks_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

