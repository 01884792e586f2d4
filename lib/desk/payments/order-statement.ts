import type { Statement } from '../../db/statement.ts';
import { LINE, OF_LINE } from './order-rows.ts';

const EVENTS = 100;
const ACTIONS = 200;

/** The rows of a subquery as one JSON list, in the subquery's order. */
const list = (rows: string): string => `(select coalesce(json_agg(x), '[]') from (${rows}) x)`;

const REFUNDS = list(`
  select r.id, r.state, r.amount_minor as "amountMinor", r.kind, r.reason, r.reason_text as "reasonText",
         r.provider_reference as "providerReference", r.created_at as "createdAt",
         r.booked_at as "bookedAt", n.snapshot->>'label' as note
    from refunds r left join credit_notes n on n.refund_id = r.id
   where r.attempt_id = a.id order by r.id`);

const MOVES = list(`
  select e.id, e."from", e."to", e.at from dispute_events e where e.dispute_id = d.id order by e.id`);

const DISPUTES = list(`
  select d.id, d.kind, d.state, d.amount_minor as "amountMinor", d.reason_code as "reasonCode",
         d.provider_reference as "providerReference", d.credits_taken as "creditsTaken",
         d.opened_at as "openedAt", d.due_at as "dueAt", n.snapshot->>'label' as note, ${MOVES} as moves
    from disputes d left join credit_notes n on n.dispute_id = d.id
   where d.attempt_id = a.id order by d.id`);

const ATTEMPTS = list(`
  select a.id, a.reference, a.provider, a.provider_reference as "providerReference", a.method, a.state,
         a.outcome, a.provider_result->>'block' as "blockId", a.initiator, a.three_ds as "threeDs", a.syncs, a.amount_minor as "amountMinor",
         a.captured_minor as "capturedMinor", a.captured_at as "capturedAt",
         a.created_at as "createdAt", a.updated_at as "updatedAt",
         ${REFUNDS} as refunds, ${DISPUTES} as disputes
    from attempts a where a.intent_id = i.id order by a.id`);

const CHARGE = `(
  select row_to_json(x) from (
    select c.id, c.at, c.attempt_id as "attemptId", c.amount_minor as "amountMinor",
           c.vat_minor as "vatMinor", c.vat_country as "vatCountry", c.vat_rate as "vatRate", c.period,
           (select json_build_object('id', r.id, 'createdAt', r.created_at, 'label', r.snapshot->>'label')
              from receipts r where r.charge_id = c.id) as receipt
     where c.id is not null) x)`;

const SUBSCRIPTION = `(
  select row_to_json(x) from (
    select s.id, s.state, s.period, s.period_end as "periodEnd",
           s.cancel_at_period_end as "cancelAtPeriodEnd", s.created_at as "createdAt",
           s.suspended_at as "suspendedAt", s.canceled_at as "canceledAt",
           s.withdrawn_at as "withdrawnAt", s.ended_at as "endedAt", s.end_reason as "endReason"
      from subscriptions s where s.id = c.subscription_id) x)`;

const DECLARATIONS = list(`
  select d.id, d.received_at as "receivedAt", d.kind, d.state, d.reference
    from declarations d where d.intent_id = i.id order by d.id`);

/** Provider events about the order's attempts; some name the payment only by the provider's own reference. */
const PROVIDER_EVENTS = list(`
  select e.id, e.provider, e.received_at as "receivedAt", e.state, e.dedupe_key as "dedupeKey", e.tries,
         e.last_error as "lastError", e.payload
    from provider_events e
   where e.id in (
     select o.id from attempts a join provider_events o on o.reference = a.reference
      where a.intent_id = i.id
     union
     select o.id from attempts a join provider_events o
         on o.provider = a.provider and o.dedupe_key = a.company || ':' || a.provider_reference
      where a.intent_id = i.id
     union
     select m.event_id from attempts a join disputes d on d.attempt_id = a.id
       join dispute_events m on m.dispute_id = d.id
      where a.intent_id = i.id)
   order by e.received_at limit ${String(EVENTS)}`);

/** Credits granted by the order, and those removed again. */
const CREDITS = list(`
  select e.id, e.at, e.delta, e.bucket, e.reason, e.balance_after as "balanceAfter"
    from credit_entries e
   where e.member_id = i.member_id and e.id in (
     select k.entry_id from credit_keys k
      where k.key in (credit_key('purchase:' || i.id), credit_key('withdrawal:' || i.id))
     union
     select o.id from attempts a join disputes d on d.attempt_id = a.id
       join credit_entries o on o.member_id = i.member_id and o.reference = d.id::text
      where a.intent_id = i.id)
   order by e.at`);

/** Staff actions and incidents of the order; accesses are left out, because they change nothing about its money. */
const ACTIONS_OF = list(`
  select e.id, e.at, e.actor, coalesce(o.name, e.actor) as by, e.action, e.purpose,
         case jsonb_typeof(e.data->'reason') when 'string' then e.data->>'reason' end as reason
    from audit_entries e left join operators o on e.actor = 'operator:' || o.id
   where e.action not like '% %' and e.subject in (
     select i.public_id
     union all select c.public_id
     union all select a.reference from attempts a where a.intent_id = i.id
     union all select r.id::text from attempts a join refunds r on r.attempt_id = a.id where a.intent_id = i.id
     union all select d.reference from declarations d where d.intent_id = i.id)
   order by e.id limit ${String(ACTIONS)}`);

/**
 * Everything about an order's money, each list by its own index: $1 is the order's public id, $2 the brands,
 * empty for all.
 */
export const ORDER: Statement = {
  name: 'desk-order',
  text: `
    select ${LINE}, i.descriptor, i.locale, i.start_now as "startNow", i.vat_country as "vatCountry",
           i.vat_rate as "vatRate", i.flow_code as "flowCode", i.order_confirmed_at as "orderConfirmedAt",
           i.fulfilled_at as "fulfilledAt", i.expires_at as "expiresAt",
           (select notice_sent_at from renewals where intent_id = i.id) as "noticeSentAt",
           ${ATTEMPTS} as attempts, ${CHARGE} as charge, ${SUBSCRIPTION} as subscription,
           ${DECLARATIONS} as declarations, ${PROVIDER_EVENTS} as events, ${CREDITS} as credits, ${ACTIONS_OF} as actions
      from (select id from intents
             where public_id = $1 and ($2::text[] = '{}' or brand_id = any($2))) n ${OF_LINE}`,
};
