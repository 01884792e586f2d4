-- AlterTable
ALTER TABLE "audit_entries" ADD COLUMN     "brand_id" TEXT,
ADD COLUMN     "purpose" TEXT;

-- CreateTable
CREATE TABLE "operators" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "brand_ids" TEXT[],
    "state" TEXT NOT NULL DEFAULT 'invited',
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
CREATE INDEX "audit_entries_actor_at_idx" ON "audit_entries"("actor", "at");

-- CreateIndex
CREATE INDEX "audit_entries_at_idx" ON "audit_entries"("at");

-- AddForeignKey
ALTER TABLE "operator_sessions" ADD CONSTRAINT "operator_sessions_operator_id_fkey" FOREIGN KEY ("operator_id") REFERENCES "operators"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "operator_invitations" ADD CONSTRAINT "operator_invitations_operator_id_fkey" FOREIGN KEY ("operator_id") REFERENCES "operators"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_operator_id_fkey" FOREIGN KEY ("operator_id") REFERENCES "operators"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- By hand: what the schema language cannot say.
ALTER TABLE "operators"
  ADD CONSTRAINT operators_role_known CHECK (role IN ('moderator', 'care', 'operator', 'finance', 'admin')),
  ADD CONSTRAINT operators_state_known CHECK (state IN ('invited', 'active', 'disabled')),
  ADD CONSTRAINT operators_email_small CHECK (email = lower(email)),
  ADD CONSTRAINT operators_active_whole CHECK (state <> 'active' OR (password_hash IS NOT NULL AND totp_sealed IS NOT NULL)),
  ADD CONSTRAINT operators_disabled_dated CHECK ((state = 'disabled') = (disabled_at IS NOT NULL));
ALTER TABLE "operator_sessions"
  ADD CONSTRAINT operator_sessions_tries_few CHECK (tries BETWEEN 0 AND 5),
  ADD CONSTRAINT operator_sessions_idle_within CHECK (idle_expires_at <= absolute_expires_at);
