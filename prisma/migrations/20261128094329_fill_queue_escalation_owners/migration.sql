-- squawk-disable-assume-in-transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS "queue_escalations_profile_id_idx" ON "queue_escalations"("profile_id");
CREATE INDEX CONCURRENTLY IF NOT EXISTS "queue_escalations_reporter_id_idx" ON "queue_escalations"("reporter_id");

-- By hand: what the schema language cannot say.
UPDATE queue_escalations e SET
    profile_id = CASE
      WHEN e.kind IN ('photo', 'photo_appeal') THEN (SELECT f.profile_id FROM photos f WHERE f.id = e.item_id)
      WHEN e.kind IN ('chat_photo', 'chat_appeal') THEN (SELECT f.sender_id FROM chat_photos f WHERE f.id = e.item_id)
      WHEN e.kind = 'verification' THEN (SELECT v.profile_id FROM photo_verifications v WHERE v.id = e.item_id)
      WHEN e.kind = 'text' THEN e.item_id
      WHEN e.kind = 'report' THEN (SELECT r.reported_id FROM reports r WHERE r.id = e.item_id)
      ELSE (SELECT p.id FROM reviews v JOIN profiles p ON p.member_id = v.member_id WHERE v.id = e.item_id) END,
    reporter_id = (SELECT r.reporter_id FROM reports r WHERE e.kind = 'report' AND r.id = e.item_id)
  WHERE e.profile_id IS NULL;
-- Notes about items that were deleted.
DELETE FROM queue_escalations WHERE profile_id IS NULL;
