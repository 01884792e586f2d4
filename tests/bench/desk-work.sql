-- After desk-world.sql, in the same transaction: three years of work at the desk about these people. Ids begin with
-- their time, since the lists are in their order.

insert into attempts (id, intent_id, provider, company, method, reference, provider_reference, idempotency_key,
                      state, amount_minor, currency, provider_result, created_at, updated_at)
select uuidv7(at - now()), intent_id, 'adyen', 'gankomedia', 'credit_card', 'rl' || n, null, 'al' || n, 'refused',
       2990, 'EUR', jsonb_build_object('refusal', 'listed_payer', 'block', uuidv7(at - now())), at, at
  from paid where n % 100 = 1;
insert into payment_fingerprints (attempt_id, kind, hash, created_at)
select attempt_id, 'card'::fingerprint_kind, md5('card ' || case when n % 200 = 1 then n - n % 1000 else n end), at from paid
union all
select attempt_id, 'ip', md5('ip ' || n % 90000), at from paid;
insert into payment_blocks (id, brand_id, kind, hash, state, source, order_id, reason, created_by, created_at,
                            decided_by, decided_at, decision, expires_at)
select uuidv7(at - now()), case when n % 40 = 1 then 'fuego' else 'dolcevita' end, 'card'::fingerprint_kind, md5('card ' || n), s.state,
       'chargeback', 'o' || n, 'A chargeback for fraud', 'system', at,
       case when s.state in ('lifted', 'dismissed') then 'operator:bench' end,
       case when s.state in ('lifted', 'dismissed') then at end,
       case when s.state in ('lifted', 'dismissed') then 'The member paid by another card' end, at + interval '2 years'
  from paid cross join lateral (
    select (case when n % 2000 = 1 then 'proposed' when n % 20 = 1 then 'active'
                 when n % 3 = 1 then 'lifted' else 'dismissed' end)::payment_block_state as state) s
 where n % 10 = 1;

insert into group_decisions (id, measure, reason, note, by, at)
select uuidv7(since - now()), 'block', 'scam', 'One person with several accounts', 'operator:bench', since
  from made where not hosted and n % 1000 = 3;
insert into group_decision_members (id, decision_id, member_id, brand_id, signals, state, done_at)
select uuidv7(), d.id, m.member_id, 'dolcevita', '{card}', 'done', d.at
  from made a join group_decisions d on d.at = a.since join made m on m.n between a.n and a.n + 4 and not m.hosted
 where not a.hosted and a.n % 1000 = 3;

insert into rechecks (id, kind, item_id, profile_id, brand_id, item, first_verdict, first_by, first_at,
                      second_verdict, second_by, second_at)
select uuidv7(since - now()), 'photo', profile_id, profile_id, 'dolcevita',
       case when not j.judged then '{"kind": "photo", "similar": []}'::jsonb end, 'approve', 'operator:bench', since,
       case when j.judged then case when n % 800 = 5 then 'reject: nudity' else 'approve' end end,
       case when j.judged then 'operator:other' end, case when j.judged then since + interval '1 day' end
  from made cross join lateral (select n % 2000 <> 5 as judged) j where not hosted and n % 40 = 5;

insert into approvals (id, kind, brand_id, key, proposal, note, state, requested_by, requested_at, decided_by, decided_at)
select uuidv7(at - now()), 'refund', 'dolcevita', 'o' || n,
       jsonb_build_object('act', 'refund', 'brandId', 'dolcevita', 'orderId', 'o' || n, 'chargeId', charge_id,
                          'amountMinor', 2990, 'currency', 'EUR', 'refundCount', 0),
       'A double payment', s.state, 'operator:bench', at,
       case when s.state <> 'open' then 'operator:other' end, case when s.state <> 'open' then at end
  from paid cross join lateral (
    select (case when n % 20000 = 2 then 'open' else 'approved' end)::approval_state as state) s
 where n % 50 = 2;

insert into scheduled_publications (id, kind, brand_ids, key, publication, note, state, by, created_at, at, due_at,
                                    ended_by, ended_at)
select uuidv7(since - now()), 'hosted_profile', '{dolcevita}', 'p' || n, '{"content": {"name": "Bianca"}}',
       'A summer text', (case when n % 50000 = 9 then 'waiting' else 'done' end)::schedule_state, 'operator:bench',
       since, since, case when n % 50000 = 9 then now() + interval '1 day' end,
       case when n % 50000 <> 9 then 'system' end, case when n % 50000 <> 9 then since end
  from made where n % 200 = 9;

update tickets t set due_at = t.created_at + interval '8 hours' from made m where m.member_id = t.member_id;
update tickets t set rating = 'good', rated_at = t.created_at + interval '3 days'
  from made m where m.member_id = t.member_id and t.state = 'closed' and m.n % 60 = 0;
update tickets t set snoozed_until = now() + random() * interval '5 days'
  from made m where m.member_id = t.member_id and t.state = 'open' and m.n % 5000 = 0;
insert into ticket_tags (ticket_id, brand_id, tag)
select t.id, 'dolcevita', 'tag ' || m.n % 30 from tickets t join made m on m.member_id = t.member_id;
insert into ticket_notes (id, ticket_id, text, by, at)
select uuidv7(), t.id, 'Asked the member for the name of the town.', 'operator:bench', t.created_at
  from tickets t join made m on m.member_id = t.member_id where m.n % 40 = 0;

insert into queue_escalations (kind, item_id, profile_id, brand_id, note, by, at)
select 'photo', f.id, m.profile_id, 'dolcevita', 'Is this the same person?', 'operator:bench', now()
  from photos f join made m on m.profile_id = f.profile_id where f.state = 'pending' and m.n % 4000 = 0;

-- What moderators decided, as the access log has it.
insert into audit_entries (id, actor, action, subject, brand_id, request_id, data, at)
select uuidv7(since - now()), 'operator:bench', a.action, case when a.action = 'photo.reject' then member_id else profile_id end,
       'dolcevita', md5('request ' || n)::uuid, a.data, since
  from made cross join lateral (values
    ('photo.reject', '{"reason": "nudity", "hosted": false}'::jsonb, n % 50 = 7),
    ('text.reject', '{"reason": "contact"}', n % 200 = 8),
    ('report.uphold', jsonb_build_object('reason', 'scam', 'consequence', 'block', 'received', since - interval '1 day'), n % 200 = 7),
    ('report.dismiss', jsonb_build_object('reason', 'scam', 'received', since - interval '1 day'), n % 100 = 9),
    ('block_member', '{"reason": "scam"}', n % 200 = 7),
    ('photo.grant_appeal', jsonb_build_object('received', since - interval '1 day'), n % 1000 = 11)) a (action, data, happened)
 where not hosted and a.happened;

insert into operator_sessions (id, operator_id, token_hash, device, address, created_at, second_factor_at, last_seen_at,
                               idle_expires_at, absolute_expires_at, revoked_at)
select uuidv7(since - now()), '01900000-0000-7000-8000-000000000000', 'session ' || n, 'Firefox', '127.0.0.1', since,
       since, since, since, since, since
  from made where n % 1000 = 0;
