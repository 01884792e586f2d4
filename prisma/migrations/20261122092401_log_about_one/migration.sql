-- DropIndex
DROP INDEX "audit_entries_subject_at_idx";

-- CreateIndex
CREATE INDEX "audit_entries_subject_id_idx" ON "audit_entries"("subject", "id");
