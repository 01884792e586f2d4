-- By hand: what the schema language cannot say.

-- Check constraints, partial, covering and expression indexes, functions, triggers and storage parameters, by domain.

-- Rows that explain other rows are never changed afterwards.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

-- Accounts

ALTER TABLE users
  ADD CONSTRAINT users_level_range CHECK (level BETWEEN 0 AND 2),
  ADD CONSTRAINT users_erase_whole CHECK ((erase_at IS NULL) = (erase_asked_at IS NULL) AND erase_at > erase_asked_at),
  ADD CONSTRAINT users_email_score_range CHECK (email_score BETWEEN 0 AND 1);
CREATE INDEX users_to_erase ON users (erase_at) WHERE erase_at IS NOT NULL;
CREATE INDEX users_email_to_check ON users (email_check_at) WHERE email_check_at IS NOT NULL;
-- Customer care searches members by the start of an address.
CREATE INDEX users_by_address ON users (email_normalised text_pattern_ops);
-- The nightly metrics read these by their dates.
CREATE INDEX users_signed_up ON users (created_at);
CREATE INDEX users_confirmed ON users (email_confirmed_at) WHERE email_confirmed_at IS NOT NULL;

ALTER TABLE identities
  ADD CONSTRAINT identities_named CHECK (issuer <> '' AND subject <> '');

ALTER TABLE email_changes
  ADD CONSTRAINT email_changes_dated CHECK (
    (state <> 'done' OR changed_at IS NOT NULL) AND (state = 'undone') = (undone_at IS NOT NULL)),
  ADD CONSTRAINT email_changes_undo_ends CHECK ((undo_hash IS NULL) = (undo_by IS NULL));
CREATE UNIQUE INDEX email_changes_one_waiting ON email_changes (member_id) WHERE state = 'waiting';

ALTER TABLE data_exports
  ADD CONSTRAINT exports_ready_whole CHECK ((state = 'ready') = (ready_at IS NOT NULL AND bytes IS NOT NULL));
CREATE UNIQUE INDEX exports_one_waiting ON data_exports (member_id) WHERE state = 'waiting';

ALTER TABLE push_registrations
  ADD CONSTRAINT push_registrations_failures CHECK (failures >= 0);

ALTER TABLE telegram_links
  ADD CONSTRAINT telegram_links_chat CHECK (chat_id ~ '^[0-9]{1,20}$');

-- Places

CREATE INDEX cities_by_prefix ON cities (country, folded text_pattern_ops);
-- Places with two names are found by the second one as well: "Alicante/Alacant", "Bolzano/Bozen".
CREATE INDEX cities_by_second_prefix ON cities
  (country, split_part(folded, '/', 2) text_pattern_ops) WHERE folded LIKE '%/%';

-- Profiles and search

ALTER TABLE profiles
  ADD CONSTRAINT profiles_member_has_account CHECK ((kind = 'member') = (member_id IS NOT NULL)),
  ADD CONSTRAINT profiles_hosted_says_who_answers CHECK (
    CASE WHEN kind = 'hosted'
      THEN 'script' = ANY (answered_by)
      ELSE cardinality(answered_by) = 0 END),
  ADD CONSTRAINT profiles_adult CHECK (age_given BETWEEN 18 AND 98),
  ADD CONSTRAINT profiles_rejected_text_says_why CHECK (text_state <> 'rejected' OR text_reason IS NOT NULL),
  ADD CONSTRAINT profiles_shown_on_hosted CHECK (kind = 'hosted' OR shown_on = '{}');
CREATE INDEX profiles_to_review ON profiles (text_due_at) WHERE text_state = 'pending';
CREATE INDEX profiles_hosted ON profiles (screen_name, id) WHERE kind = 'hosted';
CREATE INDEX profiles_text_queue ON profiles (brand_id, coalesce(text_pending_since, created_at))
  WHERE text_state = 'pending';

ALTER TABLE profile_listings
  ADD CONSTRAINT listings_kind_rank CHECK (kind_rank = CASE kind WHEN 'member' THEN 0 WHEN 'hosted' THEN 1 END),
  ADD CONSTRAINT listings_activity_range CHECK (activity_class BETWEEN 0 AND 3);
CREATE INDEX listings_active_members ON profile_listings (brand_id, region_id, gender, seeking, last_active_at)
  WHERE kind = 'member';
-- A search filters inside the index: equality on place and gender, then the order of the page. One index a shuffle.
CREATE INDEX listings_search_1 ON profile_listings
  (brand_id, region_id, gender, seeking, kind_rank, activity_class, shuffle1, profile_id)
  INCLUDE (born_on, has_photo, listed_at, last_active_at);
CREATE INDEX listings_search_2 ON profile_listings
  (brand_id, region_id, gender, seeking, kind_rank, activity_class, shuffle2, profile_id)
  INCLUDE (born_on, has_photo, listed_at, last_active_at);
CREATE INDEX listings_search_3 ON profile_listings
  (brand_id, region_id, gender, seeking, kind_rank, activity_class, shuffle3, profile_id)
  INCLUDE (born_on, has_photo, listed_at, last_active_at);
CREATE INDEX listings_search_4 ON profile_listings
  (brand_id, region_id, gender, seeking, kind_rank, activity_class, shuffle4, profile_id)
  INCLUDE (born_on, has_photo, listed_at, last_active_at);
-- New members are few and have a search of their own.
CREATE INDEX listings_new_1 ON profile_listings
  (brand_id, region_id, gender, seeking, kind_rank, activity_class, shuffle1, profile_id)
  INCLUDE (born_on, has_photo, listed_at, last_active_at) WHERE is_new;
CREATE INDEX listings_new_2 ON profile_listings
  (brand_id, region_id, gender, seeking, kind_rank, activity_class, shuffle2, profile_id)
  INCLUDE (born_on, has_photo, listed_at, last_active_at) WHERE is_new;
CREATE INDEX listings_new_3 ON profile_listings
  (brand_id, region_id, gender, seeking, kind_rank, activity_class, shuffle3, profile_id)
  INCLUDE (born_on, has_photo, listed_at, last_active_at) WHERE is_new;
CREATE INDEX listings_new_4 ON profile_listings
  (brand_id, region_id, gender, seeking, kind_rank, activity_class, shuffle4, profile_id)
  INCLUDE (born_on, has_photo, listed_at, last_active_at) WHERE is_new;

-- The last activity is written every minute: free space on the page keeps the updates out of the indexes.
ALTER TABLE profiles SET (fillfactor = 90);
ALTER TABLE profiles ALTER COLUMN shown_on SET NOT NULL;

-- Likes and visits

ALTER TABLE swipes
  ADD CONSTRAINT swipes_of_another CHECK (profile_id <> peer_id),
  ADD CONSTRAINT swipes_cost_explained CHECK (cost >= 0 AND (cost = 0) = (entry_id IS NULL)
    AND (choice = 'like' OR cost = 0));
CREATE INDEX swipes_newest ON swipes (profile_id, at DESC);
CREATE INDEX swipes_of_peer ON swipes (peer_id, choice);

ALTER TABLE visits
  ADD CONSTRAINT visits_of_another CHECK (profile_id <> peer_id),
  ADD CONSTRAINT visits_counted CHECK (times >= 1 AND notified_at <= at);
CREATE INDEX visits_of_peer ON visits (peer_id);

-- Conversations

ALTER TABLE conversations
  ADD CONSTRAINT conversations_ordered_pair CHECK (profile_low < profile_high),
  ADD CONSTRAINT conversations_held_whole CHECK ((held_by IS NULL) = (held_until IS NULL));
CREATE INDEX conversations_held ON conversations (held_until) WHERE held_until IS NOT NULL;
-- The conversations that each operator holds.
CREATE INDEX conversations_held_by ON conversations (held_by) WHERE held_by IS NOT NULL;

ALTER TABLE participants
  ADD CONSTRAINT participants_counts CHECK (unread >= 0 AND read_seq >= 0 AND delivered_seq >= 0);
CREATE INDEX participants_inbox ON participants (profile_id, last_message_at DESC, conversation_id)
  INCLUDE (unread, peer_id) WHERE hidden_at IS NULL AND last_message_at IS NOT NULL;
CREATE INDEX participants_unread ON participants (profile_id) INCLUDE (unread)
  WHERE unread > 0 AND hidden_at IS NULL;
CREATE INDEX participants_changes ON participants (profile_id, change);
CREATE INDEX participants_blocked ON participants (profile_id) INCLUDE (peer_id) WHERE blocked_at IS NOT NULL;
CREATE INDEX participants_blocked_by ON participants (peer_id) INCLUDE (profile_id) WHERE blocked_at IS NOT NULL;
-- Only a few of a member's conversations contain likes and visits.
CREATE INDEX participants_notices ON participants (profile_id, last_notice_at DESC)
  WHERE last_notice_at IS NOT NULL;
-- Together with participants_inbox: every peer of a member, hidden or not.
CREATE INDEX participants_hidden ON participants (profile_id) INCLUDE (peer_id)
  WHERE hidden_at IS NOT NULL;

ALTER TABLE inboxes
  ADD CONSTRAINT inboxes_counts CHECK (unread >= 0 AND change >= 0);
CREATE INDEX inboxes_to_notify ON inboxes (notify_at) WHERE notify_at IS NOT NULL;

ALTER TABLE messages
  ADD CONSTRAINT messages_cost_has_bucket CHECK (cost >= 0 AND (cost = 0) = (bucket IS NULL)),
  ADD CONSTRAINT messages_edited_whole CHECK ((edited_at IS NULL) = (first_body IS NULL)),
  ADD CONSTRAINT messages_photo_is_personal CHECK (photo_id IS NULL OR kind = 'personal');
-- The model's answers of a day are counted before each new one.
CREATE INDEX messages_by_ai ON messages (sender_id, created_at) INCLUDE (conversation_id) WHERE answered_by = 'ai';
CREATE INDEX messages_notices ON messages (conversation_id, seq)
  WHERE kind IN ('like', 'visit') AND removed_at IS NULL;
-- Partial: most messages have no photo and are not in these indexes.
CREATE UNIQUE INDEX messages_photo ON messages (photo_id) WHERE photo_id IS NOT NULL;
CREATE INDEX messages_revised ON messages (conversation_id, revision) WHERE revision IS NOT NULL;
-- Messages are stored in the order of creation: a BRIN index is small and costs an insert nothing.
CREATE INDEX messages_written ON messages USING brin (created_at) WITH (autosummarize = on);

CREATE INDEX reply_tasks_due ON reply_tasks (due_at) WHERE state = 'due';
CREATE INDEX reply_tasks_done ON reply_tasks (done_at) WHERE state = 'done';
CREATE INDEX reply_tasks_waiting ON reply_tasks (created_at, id) WHERE state = 'due' AND provider = 'operator';
CREATE INDEX reply_tasks_newest ON reply_tasks (created_at, id);
CREATE INDEX reply_tasks_failed ON reply_tasks (due_at, id) WHERE state = 'failed';
CREATE INDEX pending_messages_released ON pending_messages (released_at) WHERE released_at IS NOT NULL;

-- Updated with every message: free space on the page keeps the updates out of the indexes.
ALTER TABLE conversations SET (fillfactor = 70);
ALTER TABLE participants SET (fillfactor = 70);
ALTER TABLE inboxes SET (fillfactor = 50);

-- Photos

ALTER TABLE photos
  ADD CONSTRAINT photos_removed_remembers CHECK (
    (state = 'removed') = (state_before IS NOT NULL) AND state_before <> 'removed'),
  ADD CONSTRAINT photos_default_can_be_seen CHECK (NOT is_default OR state IN ('pending', 'approved')),
  ADD CONSTRAINT photos_rejected_says_why CHECK (state <> 'rejected' OR reason IS NOT NULL),
  ADD CONSTRAINT photos_appeal_whole CHECK (
    (appeal IS NULL) = (appealed_at IS NULL)
    AND (appeal_outcome IS NULL) = (appeal_decided_at IS NULL)
    AND (appeal_outcome IS NULL OR appeal IS NOT NULL)),
  ADD CONSTRAINT photos_print_whole CHECK ((print IS NULL) = (cardinality(print_bands) = 0));
CREATE UNIQUE INDEX photos_one_default ON photos (profile_id) WHERE is_default;
-- Read by the automatic moderation of the demo.
CREATE INDEX photos_to_review ON photos (review_due_at) WHERE state = 'pending';
-- The photos of a card, in the order in which it shows them.
CREATE INDEX photos_shown ON photos (profile_id, is_default DESC, position, id)
  INCLUDE (object_key) WHERE state = 'approved';
CREATE INDEX photos_reviewed ON photos (reviewed_at) WHERE reviewed_at IS NOT NULL;
CREATE INDEX photos_print_bands ON photos USING gin (print_bands);
CREATE INDEX photos_to_print ON photos (id) WHERE print_tried_at IS NULL;
-- Each moderation queue, by brand and the longest wait.
CREATE INDEX photos_queue ON photos (brand_id, created_at) WHERE state = 'pending';
CREATE INDEX photos_appeals ON photos (brand_id, appealed_at)
  WHERE state = 'rejected' AND appealed_at IS NOT NULL AND appeal_outcome IS NULL;
-- The brand is stored with a photo: the moderation queue reads each brand along its own index. It is needed only
-- while the photo is pending or can be appealed.
CREATE FUNCTION set_photo_brand() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT brand_id INTO NEW.brand_id FROM profiles WHERE id = NEW.profile_id;
  RETURN NEW;
END $$;
CREATE TRIGGER photos_on_brand BEFORE INSERT ON photos
  FOR EACH ROW EXECUTE FUNCTION set_photo_brand();
CREATE TRIGGER photos_on_brand_later BEFORE UPDATE OF state, appealed_at ON photos
  FOR EACH ROW WHEN (NEW.brand_id IS NULL) EXECUTE FUNCTION set_photo_brand();

ALTER TABLE chat_photos
  ADD CONSTRAINT chat_photos_says_why CHECK ((state IN ('rejected', 'unsent')) = (reason IS NOT NULL)),
  ADD CONSTRAINT chat_photos_reason_known CHECK (state <> 'rejected' OR reason IN (
    'not_a_person', 'someone_else', 'nudity', 'violence', 'minor', 'contact_details', 'advertising', 'poor_quality')),
  ADD CONSTRAINT chat_photos_sent_dated CHECK ((state = 'sent') = (sent_at IS NOT NULL)),
  ADD CONSTRAINT chat_photos_to_another CHECK (sender_id <> peer_id),
  ADD CONSTRAINT chat_photos_appeal_whole CHECK (
    (appeal IS NULL) = (appealed_at IS NULL)
    AND (appeal_outcome IS NULL) = (appeal_decided_at IS NULL)
    AND (appeal_outcome IS NULL OR appeal IS NOT NULL)),
  ADD CONSTRAINT chat_photos_print_whole CHECK ((print IS NULL) = (cardinality(print_bands) = 0));
-- Only pending photos are searched by state.
CREATE INDEX chat_photos_waiting ON chat_photos (state, due_at) WHERE state IN ('pending', 'approved');
CREATE INDEX chat_photos_reviewed ON chat_photos (reviewed_at) WHERE reviewed_at IS NOT NULL;
CREATE INDEX chat_photos_print_bands ON chat_photos USING gin (print_bands);
CREATE INDEX chat_photos_to_print ON chat_photos (id) WHERE print_tried_at IS NULL;
CREATE INDEX chat_photos_queue ON chat_photos (brand_id, created_at) WHERE state = 'pending';
CREATE INDEX chat_photos_appeals ON chat_photos (brand_id, appealed_at)
  WHERE state = 'rejected' AND appealed_at IS NOT NULL AND appeal_outcome IS NULL;
CREATE FUNCTION set_chat_photo_brand() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT brand_id INTO NEW.brand_id FROM profiles WHERE id = NEW.sender_id;
  RETURN NEW;
END $$;
CREATE TRIGGER chat_photos_on_brand BEFORE INSERT ON chat_photos
  FOR EACH ROW EXECUTE FUNCTION set_chat_photo_brand();
CREATE TRIGGER chat_photos_on_brand_later BEFORE UPDATE OF state, appealed_at ON chat_photos
  FOR EACH ROW WHEN (NEW.brand_id IS NULL) EXECUTE FUNCTION set_chat_photo_brand();

-- Reports and reviews

ALTER TABLE reports
  ADD CONSTRAINT reports_consequence_when_upheld CHECK ((state = 'upheld') = (consequence IS NOT NULL)),
  ADD CONSTRAINT reports_decided_whole CHECK (
    (state = 'open') = (decided_at IS NULL) AND (decided_at IS NULL) = (decided_by IS NULL)),
  ADD CONSTRAINT reports_about_another CHECK (reporter_id <> reported_id);
CREATE UNIQUE INDEX reports_one_open ON reports (reporter_id, reported_id) WHERE state = 'open';
CREATE INDEX reports_by_reporter ON reports (reporter_id, created_at);
CREATE INDEX reports_decided ON reports (decided_at) WHERE decided_at IS NOT NULL;
CREATE INDEX reports_queue ON reports (brand_id, (reason IN ('minor', 'threat')) DESC, created_at)
  WHERE state = 'open';

ALTER TABLE member_notes
  ADD CONSTRAINT member_notes_say_something CHECK (char_length(text) BETWEEN 1 AND 4000);

ALTER TABLE member_measures
  ADD CONSTRAINT member_measures_reason_known CHECK (
    CASE kind
      WHEN 'text' THEN reason IN ('insult', 'sexual', 'minor', 'contact_details', 'advertising', 'impersonation')
      WHEN 'reactivation' THEN reason IN ('own_request', 'objection', 'mistake', 'settled')
      ELSE reason IN ('fake', 'scam', 'harassment', 'sexual', 'threat', 'minor', 'other')
    END),
  ADD CONSTRAINT member_measures_read_warnings CHECK (read_at IS NULL OR (kind = 'warning' AND read_at >= at));

ALTER TABLE reviews
  ADD CONSTRAINT reviews_stars_range CHECK (stars BETWEEN 1 AND 5),
  ADD CONSTRAINT reviews_text_length CHECK (char_length(text) BETWEEN 40 AND 600),
  ADD CONSTRAINT reviews_name_length CHECK (char_length(name) BETWEEN 1 AND 40),
  ADD CONSTRAINT reviews_rejected_says_why CHECK ((reason IS NOT NULL) = (state = 'rejected')),
  ADD CONSTRAINT reviews_decided_dated CHECK ((decided_at IS NULL) = (state = 'pending')),
  ADD CONSTRAINT reviews_published_dated CHECK ((published_at IS NOT NULL) = (state = 'approved')),
  ADD CONSTRAINT reviews_due_while_pending CHECK (due_at IS NULL OR state = 'pending'),
  ADD CONSTRAINT reviews_reply_whole CHECK
    ((reply IS NULL) = (replied_at IS NULL) AND (reply IS NULL OR state = 'approved')),
  ADD CONSTRAINT reviews_appeal_whole CHECK (
    (appeal IS NULL) = (appealed_at IS NULL)
    AND (appeal_outcome IS NULL) = (appeal_decided_at IS NULL)
    AND (appeal_outcome IS NULL OR appeal IS NOT NULL)
    AND (appeal IS NULL OR state <> 'pending'));
CREATE INDEX reviews_published ON reviews (brand_id, published_at DESC) WHERE state = 'approved';
CREATE INDEX reviews_waiting ON reviews (due_at) WHERE state = 'pending';
CREATE INDEX reviews_decided ON reviews (decided_at) WHERE decided_at IS NOT NULL;
CREATE INDEX reviews_queue ON reviews (brand_id, written_at) WHERE state = 'pending';
CREATE INDEX reviews_appeals ON reviews (brand_id, appealed_at)
  WHERE state = 'rejected' AND appeal IS NOT NULL AND appeal_outcome IS NULL;

-- Consents

CREATE TRIGGER legal_texts_immutable BEFORE UPDATE OR DELETE ON legal_texts
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

ALTER TABLE consent_records
  ADD CONSTRAINT consents_withdrawn_when_not_granted CHECK (NOT granted OR withdrawn_at IS NULL);
CREATE TRIGGER consent_records_append_only BEFORE UPDATE OR DELETE ON consent_records
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Credits

ALTER TABLE credit_accounts
  ADD CONSTRAINT credits_never_negative CHECK
    (icebreakers >= 0 AND likes >= 0 AND free >= 0 AND subscription >= 0 AND bought >= 0);

ALTER TABLE credit_entries
  ADD CONSTRAINT entries_move_something CHECK (delta <> 0 AND balance_after >= 0);
CREATE TRIGGER credit_entries_append_only BEFORE UPDATE OR DELETE ON credit_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

ALTER TABLE credit_accounts SET (fillfactor = 50);

-- Orders and payments

ALTER TABLE plan_versions
  ADD CONSTRAINT plans_level_follows_kind CHECK
    (premium_level = CASE kind WHEN 'subscription' THEN 2 WHEN 'pack' THEN 1 ELSE 0 END),
  ADD CONSTRAINT plans_period_of_subscriptions CHECK ((kind = 'subscription') = (period_months IS NOT NULL)),
  ADD CONSTRAINT plans_amounts CHECK (price_minor >= 0 AND credits >= 0 AND bonus_credits >= 0);
CREATE TRIGGER plan_versions_immutable BEFORE UPDATE OR DELETE ON plan_versions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

ALTER TABLE intents
  ADD CONSTRAINT intents_fulfilled_when_succeeded CHECK (fulfilled_at IS NULL OR state = 'succeeded'),
  ADD CONSTRAINT intents_renewal_whole CHECK
    ((purpose = 'renewal') = (subscription_id IS NOT NULL AND period IS NOT NULL)
     AND (subscription_id IS NULL) = (period IS NULL));

ALTER TABLE attempts
  ADD CONSTRAINT attempts_captured_amount CHECK (captured_minor >= 0),
  -- The request is deleted once it cannot be sent again.
  ADD CONSTRAINT attempts_request_while_open CHECK (request IS NULL OR state IN
    ('created', 'submitting', 'requires_action', 'confirming', 'unknown'));
CREATE UNIQUE INDEX attempts_one_live ON attempts (intent_id)
  WHERE state IN ('created', 'submitting', 'requires_action', 'confirming', 'authorized', 'unknown');
CREATE INDEX attempts_to_sync ON attempts (sync_at) WHERE sync_at IS NOT NULL;
CREATE INDEX attempts_by_provider_reference ON attempts (provider_reference) WHERE provider_reference IS NOT NULL;
-- Attempts without a result; finance lists them.
CREATE INDEX attempts_hanging ON attempts (id)
  WHERE state IN ('submitting', 'requires_action', 'confirming', 'unknown', 'authorized');

ALTER TABLE charges
  ADD CONSTRAINT charges_period_with_subscription CHECK ((subscription_id IS NULL) = (period IS NULL)),
  ADD CONSTRAINT charges_amount CHECK (amount_minor >= 0),
  ADD CONSTRAINT charges_vat_within CHECK (vat_minor BETWEEN 0 AND amount_minor);

ALTER TABLE subscriptions
  ADD CONSTRAINT subscriptions_period_forward CHECK (period_end > period_start AND period >= 1),
  ADD CONSTRAINT subscriptions_ended_says_why CHECK (ended_at IS NULL OR end_reason IS NOT NULL);
CREATE UNIQUE INDEX subscriptions_one_renewing ON subscriptions (member_id)
  WHERE state IN ('active', 'past_due') AND NOT cancel_at_period_end;
CREATE INDEX subscriptions_to_end ON subscriptions (access_until)
  WHERE state IN ('active', 'past_due', 'canceled') AND ended_at IS NULL;
CREATE INDEX subscriptions_begun ON subscriptions (anchor_at);
CREATE INDEX subscriptions_ended ON subscriptions (ended_at) WHERE ended_at IS NOT NULL;

ALTER TABLE renewals
  ADD CONSTRAINT renewals_tries CHECK (tries BETWEEN 0 AND 5),
  ADD CONSTRAINT renewals_charge_has_order CHECK
    (state NOT IN ('charging', 'retrying', 'paid') OR intent_id IS NOT NULL),
  -- A planned notice must be sent before the charge.
  ADD CONSTRAINT renewals_notice_first CHECK
    (notice_at IS NULL OR state IN ('planned', 'skipped') OR notice_sent_at IS NOT NULL);
CREATE INDEX renewals_due ON renewals (due_at)
  WHERE state IN ('planned', 'noticed', 'due', 'retrying');

CREATE INDEX mandates_to_revoke ON mandates (revoke_at) WHERE revoke_at IS NOT NULL;

-- Refunds and disputes

ALTER TABLE refunds
  ADD CONSTRAINT refunds_amount CHECK (amount_minor > 0);
CREATE INDEX refunds_to_sync ON refunds (sync_at) WHERE sync_at IS NOT NULL;
CREATE INDEX refunds_booked ON refunds (booked_at) WHERE booked_at IS NOT NULL;
CREATE INDEX refunds_hanging ON refunds (id) WHERE state IN ('requested', 'submitted', 'pending');
-- The refunds of an attempt never exceed what it captured, whichever code inserts the row.
CREATE FUNCTION refunds_within_capture() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE taken integer; given bigint;
BEGIN
  SELECT coalesce("captured_minor", 0) INTO taken FROM "attempts" WHERE "id" = NEW."attempt_id" FOR UPDATE;
  SELECT coalesce((SELECT sum("amount_minor") FROM "refunds"
                    WHERE "attempt_id" = NEW."attempt_id" AND "state" NOT IN ('failed', 'canceled')), 0)
       + coalesce((SELECT sum("amount_minor") FROM "disputes"
                    WHERE "attempt_id" = NEW."attempt_id" AND "state" = 'lost'), 0) INTO given;
  IF given > taken THEN
    RAISE EXCEPTION 'refunds of attempt % exceed what was captured', NEW."attempt_id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refunds_within_capture';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER refunds_within_capture AFTER INSERT ON refunds
  FOR EACH ROW EXECUTE FUNCTION refunds_within_capture();

ALTER TABLE disputes
  ADD CONSTRAINT disputes_amounts CHECK (amount_minor > 0 AND credits_taken >= 0);
CREATE INDEX disputes_lost ON disputes (decided_at) WHERE state = 'lost';
CREATE INDEX disputes_waiting ON disputes ((coalesce(due_at, 'infinity'::timestamptz)), id)
  WHERE state IN ('inquiry', 'open');

-- Ledger

CREATE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE ON ledger_transactions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries
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
CREATE CONSTRAINT TRIGGER ledger_entries_sum_to_zero AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_balances();
-- A receipt never changes. It can be deleted only before a day that the deleting statement sets: the end of the
-- years that the law requires.
CREATE TRIGGER receipts_immutable BEFORE UPDATE ON receipts
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER receipts_retained BEFORE DELETE ON receipts FOR EACH ROW
  WHEN (OLD.created_at >= coalesce(
    nullif(current_setting('amarena.receipts_end', true), '')::timestamptz, '-infinity'))
  EXECUTE FUNCTION refuse_change();

ALTER TABLE credit_notes
  ADD CONSTRAINT credit_notes_one_cause CHECK ((refund_id IS NULL) <> (dispute_id IS NULL));
CREATE TRIGGER credit_notes_immutable BEFORE UPDATE ON credit_notes
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER credit_notes_retained BEFORE DELETE ON credit_notes FOR EACH ROW
  WHEN (OLD.created_at >= coalesce(
    nullif(current_setting('amarena.receipts_end', true), '')::timestamptz, '-infinity'))
  EXECUTE FUNCTION refuse_change();

-- Providers and reconciliation

CREATE INDEX provider_events_due ON provider_events (due_at) WHERE state IN ('received', 'unmatched');
CREATE INDEX provider_events_stuck ON provider_events (id) WHERE state IN ('failed', 'unmatched');
CREATE INDEX provider_events_failed ON provider_events (due_at, id) WHERE state = 'failed';

ALTER TABLE payment_routes
  ADD CONSTRAINT payment_routes_lead_somewhere CHECK (cardinality(providers) > 0);
CREATE TRIGGER payment_routes_immutable BEFORE UPDATE OR DELETE ON payment_routes
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

ALTER TABLE ledger_checks
  ADD CONSTRAINT ledger_checks_done_dated CHECK ((state = 'done') = (done_at IS NOT NULL));
-- A second request while one is due changes nothing.
CREATE UNIQUE INDEX ledger_checks_one_due ON ledger_checks ((state)) WHERE state = 'due';

ALTER TABLE settlement_files
  ADD CONSTRAINT settlement_files_done_dated CHECK ((state = 'done') = (done_at IS NOT NULL)),
  ADD CONSTRAINT settlement_files_period_whole CHECK ((from_at IS NULL) = (until_at IS NULL));
CREATE INDEX settlement_files_due ON settlement_files (id) WHERE state = 'due';

ALTER TABLE settlement_lines
  ADD CONSTRAINT settlement_lines_has_amount CHECK (theirs_minor IS NOT NULL OR ours_minor IS NOT NULL);
CREATE INDEX settlement_lines_odd ON settlement_lines (file_id, number) WHERE finding <> 'fits';

ALTER TABLE money_days
  ADD CONSTRAINT money_days_counted CHECK (charges >= 0 AND disputes >= 0 AND lost >= 0);

-- Withdrawals and spending limits

ALTER TABLE declarations
  ADD CONSTRAINT declarations_due_while_open CHECK
    ((due_at IS NOT NULL) = (state IN ('received', 'mailed'))),
  ADD CONSTRAINT declarations_done_dated CHECK ((effective_at IS NOT NULL) = (state = 'done')),
  ADD CONSTRAINT declarations_link_while_mailed CHECK
    ((token_hash IS NOT NULL) = (state = 'mailed'));
CREATE INDEX declarations_due ON declarations (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX declarations_in_care ON declarations (id) WHERE state = 'care';

ALTER TABLE spending_limits
  ADD CONSTRAINT spending_limits_amounts CHECK
    (coalesce(cap_minor, 1) > 0 AND coalesce(next_cap_minor, 1) > 0),
  ADD CONSTRAINT spending_limits_next_dated CHECK
    (next_cap_at IS NOT NULL OR next_cap_minor IS NULL);

-- Mail and notices

CREATE INDEX mail_messages_due ON mail_messages (due_at) WHERE state = 'due';
-- The mails of a member's timeline.
CREATE INDEX mail_messages_by_address ON mail_messages (brand_id, lower(to_address), created_at);
-- Failed rows, in the order in which the desk's health page lists them.
CREATE INDEX mail_messages_failed ON mail_messages (due_at, id) WHERE state = 'failed';

ALTER TABLE notices
  ADD CONSTRAINT notices_count_something CHECK (
    messages >= 0 AND hosted BETWEEN 0 AND messages AND likes >= 0 AND visits >= 0
    AND matches >= 0 AND messages + likes + visits + matches > 0),
  ADD CONSTRAINT notices_sent_dated CHECK ((state = 'sent') = (sent_at IS NOT NULL));
CREATE UNIQUE INDEX notices_once ON notices (member_id, channel, cause, target_id) NULLS NOT DISTINCT;
CREATE INDEX notices_due ON notices (due_at) WHERE state IN ('due', 'sending');
CREATE INDEX notices_failed ON notices (due_at, id) WHERE state = 'failed';

ALTER TABLE notice_marks
  ADD CONSTRAINT notice_marks_counts CHECK (sent_today >= 0);

-- Affiliates

ALTER TABLE affiliates
  ADD CONSTRAINT affiliates_code_usable CHECK (code ~ '^[A-Za-z0-9_-]{2,60}$'),
  ADD CONSTRAINT affiliates_postback_address CHECK (postback_url ~ '^https?://');

ALTER TABLE partner_orders
  ADD CONSTRAINT partner_orders_amount CHECK (amount_minor >= 0),
  ADD CONSTRAINT partner_orders_canceled_dated CHECK
    ((canceled_at IS NOT NULL) = (state = 'canceled')),
  ADD CONSTRAINT partner_orders_beside_another CHECK (parent_id <> id);

ALTER TABLE postbacks
  ADD CONSTRAINT postbacks_sent_dated CHECK ((sent_at IS NOT NULL) = (state = 'sent')),
  ADD CONSTRAINT postbacks_named_while_due CHECK (click_id <> '' OR state <> 'due');
CREATE INDEX postbacks_due ON postbacks (due_at) WHERE state = 'due';
CREATE INDEX postbacks_dead ON postbacks (due_at, id) WHERE state = 'dead';

-- Records and customer care

CREATE INDEX audit_entries_money ON audit_entries (id)
  WHERE actor = 'system' AND (action LIKE 'payment.%' OR action LIKE 'refund.%');
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE UNIQUE INDEX kpi_events_once ON kpi_events (member_id, name) WHERE once;

ALTER TABLE tickets
  ADD CONSTRAINT tickets_claim_whole CHECK ((claimed_by IS NULL) = (claimed_until IS NULL));

ALTER TABLE ticket_messages
  ADD CONSTRAINT ticket_messages_signed CHECK ((by IS NOT NULL) = (direction = 'out')),
  ADD CONSTRAINT ticket_messages_attachments CHECK (attachments >= 0);
CREATE INDEX ticket_messages_in_order ON ticket_messages (ticket_id, at);
CREATE INDEX ticket_messages_answered ON ticket_messages (at) WHERE direction = 'out';

ALTER TABLE care_answers
  ADD CONSTRAINT care_answers_title_length CHECK (char_length(title) BETWEEN 1 AND 80),
  ADD CONSTRAINT care_answers_text_length CHECK (char_length(text) BETWEEN 1 AND 5000),
  ADD CONSTRAINT care_answers_version CHECK (version >= 1),
  ADD CONSTRAINT care_answers_offered_newest CHECK (newest OR NOT offered);
CREATE UNIQUE INDEX care_answers_newest ON care_answers (answer_id) WHERE newest;

-- Brands and flows

CREATE TRIGGER flow_versions_immutable BEFORE UPDATE OR DELETE ON flow_versions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

ALTER TABLE config_drafts
  ADD CONSTRAINT config_drafts_brand_of_flows CHECK ((kind = 'flow') = (brand_id IS NOT NULL)),
  ADD CONSTRAINT config_drafts_closed_dated CHECK ((state = 'open') = (closed_at IS NULL)),
  ADD CONSTRAINT config_drafts_counted CHECK (revision > 0 AND based_on >= 0);
CREATE UNIQUE INDEX config_drafts_one_open ON config_drafts (kind, brand_id, key) NULLS NOT DISTINCT
  WHERE state = 'open';
CREATE TRIGGER publications_append_only BEFORE UPDATE OR DELETE ON publications
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

ALTER TABLE flow_experiments
  ADD CONSTRAINT flow_experiments_arms_differ CHECK (control_id <> challenger_id),
  ADD CONSTRAINT flow_experiments_share_range CHECK (share BETWEEN 1 AND 90),
  ADD CONSTRAINT flow_experiments_plan CHECK (window_days BETWEEN 1 AND 60 AND baseline BETWEEN 1 AND 9999
    AND effect BETWEEN 1 AND 9999 AND control_size > 0 AND challenger_size > 0),
  ADD CONSTRAINT flow_experiments_ended_dated
    CHECK ((state = 'running') = (ended_at IS NULL) AND (ended_at IS NULL) = (ended_by IS NULL));
CREATE UNIQUE INDEX flow_experiments_one_running ON flow_experiments (brand_id, code) WHERE state = 'running';

-- Desk

ALTER TABLE operators
  ADD CONSTRAINT operators_email_small CHECK (email = lower(email)),
  ADD CONSTRAINT operators_active_whole CHECK
    (state <> 'active' OR (password_hash IS NOT NULL AND totp_sealed IS NOT NULL)),
  ADD CONSTRAINT operators_disabled_dated CHECK ((state = 'disabled') = (disabled_at IS NOT NULL));

ALTER TABLE operator_sessions
  ADD CONSTRAINT operator_sessions_tries_few CHECK (tries BETWEEN 0 AND 5),
  ADD CONSTRAINT operator_sessions_idle_within CHECK (idle_expires_at <= absolute_expires_at);

-- Hosted profiles

ALTER TABLE hosted_profile_versions
  ADD CONSTRAINT hosted_profile_versions_numbered CHECK (version >= 1);

ALTER TABLE canned_answers
  ADD CONSTRAINT canned_answers_worded CHECK (length(body) BETWEEN 1 AND 600 AND length(title) BETWEEN 1 AND 80);

ALTER TABLE vulnerable_flags
  ADD CONSTRAINT vulnerable_flags_reasoned CHECK (length(reason) BETWEEN 3 AND 500);
CREATE INDEX vulnerable_flags_newest ON vulnerable_flags (set_at, member_id);

-- Metrics

-- A range is the difference of two rows: with the sums included, an index-only scan answers it.
CREATE INDEX metric_days_sums ON metric_days (series_id, day) INCLUDE (so_far);

-- Health

ALTER TABLE log_lines
  ADD CONSTRAINT log_lines_level_known CHECK (level BETWEEN 10 AND 60);
CREATE INDEX log_lines_faults ON log_lines (id) WHERE level >= 40;

