-- After search-world.sql, in the same transaction: what the desk looks at of these people.

insert into attributions (id, member_id, source, campaign_id, at)
select uuidv7(), member_id, 'source-' || n % 20, 'campaign-' || n % 5, since
  from made where not hosted and n % 3 = 0;

update photos f set state = 'pending'
  from made m where m.profile_id = f.profile_id and m.n % 200 = 0 and f.position = 0;
update photos f set reviewed_at = f.created_at + random() * interval '8 hours'
  from made m where m.profile_id = f.profile_id and f.state = 'approved' and not m.hosted;

update profiles p set text_state = 'pending'
  from made m where m.profile_id = p.id and m.n % 500 = 0 and not m.hosted;

insert into tickets (id, reference, brand_id, member_id, email, text, locale, state, created_at)
select uuidv7(), overlay(upper(translate(lpad(to_hex(n), 8, '0'), '01', 'xy')) placing '-' from 5 for 0), 'dolcevita', member_id, n || '@example.test',
       'How do I change the town that others see beside my name? I have moved.', 'it',
       (case when n % 1000 = 0 then 'open' else 'closed' end)::ticket_state, since + random() * (now() - since)
  from made where not hosted and n % 20 = 0;
update tickets t set assigned_to = '01900000-0000-7000-8000-000000000000'
  from made m where t.member_id = m.member_id and t.state = 'open' and m.n % 2000 = 0;
insert into ticket_messages (id, ticket_id, direction, text, at, by)
select uuidv7(), t.id, 'out', 'In your profile, under Town.', t.created_at + random() * interval '2 days', 'care'
  from tickets t join made m on m.member_id = t.member_id where t.state = 'closed';

insert into reports (id, brand_id, reporter_id, reported_id, reason, surface, evidence, state, decided_at,
                     decided_by, created_at)
select uuidv7(), 'dolcevita', a.profile_id, b.profile_id, 'scam', 'chat', '{}',
       (case when a.n % 10000 = 7 then 'open' else 'dismissed' end)::report_state,
       case when a.n % 10000 <> 7 then a.since + random() * interval '3 days' end,
       case when a.n % 10000 <> 7 then 'operator:bench' end, a.since
  from made a join made b on b.n = a.n + 1 where not a.hosted and a.n % 100 = 7;

create temporary table paid on commit drop as
select n, member_id, since, uuidv7() as intent_id, uuidv7() as attempt_id, uuidv7() as charge_id,
       since + random() * (now() - since) as at,
       (select id from plan_versions where kind = 'pack' order by id limit 1) as plan
  from made where not hosted and n % 10 < 3;
insert into intents (id, public_id, brand_id, member_id, plan_version_id, state, amount_minor, currency, company,
                     descriptor, idempotency_key, request_hash, offer, offer_hash, locale, order_confirmed_at,
                     start_now, vat_country, vat_rate, fulfilled_at, created_at, expires_at)
select intent_id, 'o' || n, 'dolcevita', member_id, plan, 'succeeded', 2990, 'EUR', 'gankomedia', 'AMARENA',
       'i' || n, 'h', '{"planName": "Premium 30"}', 'h', 'it', at, true, 'it', 2200, at, at, at + interval '1 hour' from paid;
insert into attempts (id, intent_id, provider, company, method, reference, provider_reference, idempotency_key,
                      state, amount_minor, currency, created_at, updated_at)
select attempt_id, intent_id, 'adyen', 'gankomedia', 'credit_card', 'r' || n, 'p' || n, 'a' || n, 'captured',
       2990, 'EUR', at, at from paid;
insert into charges (id, public_id, member_id, intent_id, attempt_id, amount_minor, currency, provider, company,
                     vat_country, vat_rate, vat_minor, at)
select charge_id, 'c' || n, member_id, intent_id, attempt_id, 2990, 'EUR', 'adyen', 'gankomedia', 'it', 2200,
       539, at from paid;
insert into receipts (id, company, year, number, charge_id, snapshot, created_at)
select uuidv7(), 'gankomedia', extract(year from at)::int, n, charge_id, jsonb_build_object('label', 'G-' || n), at
  from paid;
insert into provider_events (id, provider, company, dedupe_key, reference, payload, state, tries, due_at,
                             received_at, processed_at)
select uuidv7(), 'adyen', 'gankomedia', 'e' || n, 'r' || n,
       '{"eventCode": "AUTHORISATION", "success": "true", "amount": {"value": 2990, "currency": "EUR"}}',
       'done', 1, at, at, at from paid;
insert into refunds (id, attempt_id, amount_minor, currency, state, reason, charge_id, idempotency_key,
                     booked_at, created_at, updated_at)
select uuidv7(), attempt_id, 2990, 'EUR', 'succeeded', 'care', charge_id, 'f' || n, at + interval '3 days', at,
       at + interval '3 days' from paid where n % 200 = 1;
insert into disputes (id, attempt_id, charge_id, provider, provider_reference, kind, state, amount_minor,
                      currency, opened_at, due_at, decided_at, updated_at)
select uuidv7(), attempt_id, charge_id, 'adyen', 'd' || n, 'chargeback',
       (case when n % 2000 = 2 then 'open' else 'lost' end)::dispute_state, 2990, 'EUR', at, at + interval '20 days',
       case when n % 2000 <> 2 then at + interval '30 days' end, at from paid where n % 500 = 2;
insert into subscriptions (id, member_id, plan_version_id, state, anchor_at, period, period_start, period_end,
                           access_until, created_at, ended_at, end_reason)
select uuidv7(), member_id, (select id from plan_versions where kind = 'subscription' order by id limit 1),
       (case when n % 2 = 0 then 'active' else 'canceled' end)::subscription_state, at, 1, at, at + interval '1 month',
       at + interval '1 month', at, case when n % 2 = 1 then at + interval '1 month' end,
       (case when n % 2 = 1 then 'member' end)::subscription_end_reason from paid where n % 10 = 0 or n % 10 = 1;

-- Three messages a talk, in the order they came.
insert into messages (conversation_id, brand_id, seq, sender_id, id_client, kind, body, open, created_at)
select c.id, 'dolcevita', s.seq, case when s.seq = 2 then c.other else c.one end, gen_random_uuid(), 'personal',
       'Shall we walk along the sea on Sunday?', true, c.at + s.seq * interval '5 minutes'
  from pairs c cross join generate_series(1, 3) as s (seq) where c.drawn < 0.2 order by c.at;
update conversations v set last_seq = 3 from pairs c where c.id = v.id;

update profiles p set answered_by = '{script,operator}'
  from made m where m.profile_id = p.id and m.hosted;
insert into reply_tasks (id, conversation_id, brand_id, profile_id, member_id, trigger_seq, provider, state, due_at,
                         created_at, done_at)
select uuidv7(), c.id, 'dolcevita', b.profile_id, a.member_id, 1,
       (case when a.n % 3 = 0 then 'operator' else 'script' end)::answerer,
       (case when a.n % 600 < 3 then 'due' else 'done' end)::reply_task_state,
       c.at, c.at, case when a.n % 600 >= 3 then c.at + random() * interval '30 minutes' end
  from pairs c join made a on a.profile_id = c.one join made b on b.profile_id = c.other
 where c.drawn < 0.2 and b.hosted;

insert into audit_entries (id, actor, action, subject, data, at)
select uuidv7(), 'operator:0190' || lpad((n % 40)::text, 4, '0') || '-0000-7000-8000-000000000000',
       'GET /api/desk/members/{id}', member_id::text, '{}', since
  from made where not hosted
