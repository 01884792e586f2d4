import type { TimelineKind } from '../plain/timeline-kinds.ts';
import { ADDRESSES, SENT_TO_ADDRESS } from '../../accounts/export/addresses-had.ts';

/**
 * SQL for the rows of a member `w`, found by any of the member's ids: selects `at`, `key` (unique in its
 * table), `what`, `facts`.
 */
type Branch = string;

const account: readonly Branch[] = [
  `
    select v.at, u.id::text as key, v.what, v.facts
      from users u cross join lateral (values
        (u.created_at, 'signup', json_build_object('flow', u.flow_code, 'country', u.country)),
        (u.email_confirmed_at, 'confirmed', '{}'),
        (u.card_verified_at, 'card_verified', json_build_object('by', u.card_verified_by)),
        (u.erase_asked_at, 'erasure_asked', '{}'),
        (u.erased_at, 'erased', '{}')) as v(at, what, facts)
     where u.id = w.id and v.at is not null`,
  `
    select e.requested_at, e.id::text, 'export_asked',
           json_build_object('by', e.requested_by, 'state', e.state)
      from data_exports e where e.member_id = w.id`,
  `
    select a.at, a.id::text, 'flow_chosen', json_build_object('flow', v.code, 'source', a.source)
      from flow_assignments a join flow_versions v on v.id = a.flow_version_id
     where a.member_id = w.id`,
];

const address: readonly Branch[] = [
  `
    select v.at, c.id::text, v.what, json_build_object('from', c.old_email, 'to', c.new_email)
      from email_changes c cross join lateral (values
        (c.created_at, 'address_change_asked'), (c.changed_at, 'address_changed'),
        (c.undone_at, 'address_change_undone')) as v(at, what)
     where c.member_id = w.id and v.at is not null`,
  `
    select i.linked_at, i.id::text, 'account_linked', json_build_object('issuer', i.issuer)
      from identities i where i.member_id = w.id`,
  `
    select k.created_at, k.id::text, 'passkey_added', json_build_object('synced', k.synced)
      from passkeys k where k.member_id = w.id`,
  `
    select a.at, a.id::text, 'came_from',
           json_build_object('source', a.source, 'campaign', coalesce(a.link_campaign, a.campaign_id),
                              'affiliate', a.tid)
      from attributions a
     where a.member_id = w.id
       and coalesce(a.source, a.link_campaign, a.campaign_id, a.tid) is not null`,
];

const logins: readonly Branch[] = [
  `
    select v.at, s.id::text, v.what, json_build_object('device', s.device)
      from sessions s cross join lateral (values
        (s.created_at, 'logged_in'), (s.revoked_at, 'logged_out')) as v(at, what)
     where s.member_id = w.id and v.at is not null`,
];

const consents: readonly Branch[] = [
  `
    select c.at, c.id::text, case when c.granted then 'consent_given' else 'consent_refused' end,
           json_build_object('purpose', c.purpose, 'version', c.text_version, 'source', c.source)
      from consent_records c where c.member_id = w.id`,
];

const profile: readonly Branch[] = [
  `
    select v.at, p.id::text, v.what, v.facts
      from photos p cross join lateral (values
        (p.created_at, 'photo_sent', '{}'::json),
        (p.reviewed_at, 'photo_decided', json_build_object('state', p.state, 'reason', p.reason)),
        (p.appealed_at, 'photo_appealed', '{}'),
        (p.appeal_decided_at, 'photo_appeal_decided',
         json_build_object('outcome', p.appeal_outcome))) as v(at, what, facts)
     where p.profile_id = w.profile_id and v.at is not null`,
  `
    select a.at, a.id::text, replace(a.action, '.', '_'),
           json_build_object('reason', a.data ->> 'reason', 'actor', a.actor)
      from audit_entries a
     where a.subject = w.profile_id::text and a.action in ('text.approve', 'text.reject')`,
  `
    select v.at, b.id::text, v.what, v.facts
      from benefit_periods b left join regions r on r.id = b.region_id cross join lateral (values
        (b.began_at, b.benefit || '_began', json_build_object('region', r.name)),
        (b.ended_at, b.benefit || '_ended',
         json_build_object('region', r.name, 'by', b.ended_by))) as v(at, what, facts)
     where b.profile_id = w.profile_id and v.at is not null`,
  `
    select r.written_at, r.id::text, 'review_written',
           json_build_object('stars', r.stars, 'state', r.state)
      from reviews r where r.member_id = w.id`,
];

const about = (whose: 'reported' | 'reporter', other: 'reported' | 'reporter'): Branch => {
  const [made, decided] =
    whose === 'reported' ? ['reported', 'report_decided'] : ['report_made', 'own_report_decided'];
  return `
    select v.at, r.id::text, v.what,
           json_build_object('reason', r.reason, 'state', r.state, 'consequence', r.consequence,
                              'other', p.screen_name, 'trackerId', u.public_id, 'actor', v.actor)
      from reports r join profiles p on p.id = r.${other}_id left join users u on u.id = p.member_id
     cross join lateral (values (r.created_at, '${made}', null),
                                (r.decided_at, '${decided}', r.decided_by)) as v(at, what, actor)
     where r.${whose}_id = w.profile_id and v.at is not null`;
};

const reports: readonly Branch[] = [about('reported', 'reporter'), about('reporter', 'reported')];

const money: readonly Branch[] = [
  `
    select i.created_at, i.id::text, 'ordered',
           json_build_object('orderId', i.public_id, 'amountMinor', i.amount_minor,
                              'currency', i.currency, 'purpose', i.purpose, 'state', i.state)
      from intents i where i.member_id = w.id`,
  `
    select c.at, c.id::text, 'paid',
           json_build_object('chargeId', c.public_id, 'amountMinor', c.amount_minor,
                              'currency', c.currency, 'provider', c.provider)
      from charges c where c.member_id = w.id`,
  `
    select a.updated_at, a.id::text, 'payment_refused',
           json_build_object('orderId', i.public_id, 'method', a.method, 'provider', a.provider,
                              'outcome', a.outcome)
      from attempts a join intents i on i.id = a.intent_id
     where i.member_id = w.id and a.state in ('refused', 'error')`,
  `
    select f.created_at, f.id::text, 'refunded',
           json_build_object('orderId', i.public_id, 'amountMinor', f.amount_minor,
                              'currency', f.currency, 'kind', f.kind, 'state', f.state,
                              'actor', f.requested_by)
      from refunds f join attempts a on a.id = f.attempt_id join intents i on i.id = a.intent_id
     where i.member_id = w.id`,
  `
    select d.opened_at, d.id::text, 'disputed',
           json_build_object('orderId', i.public_id, 'amountMinor', d.amount_minor,
                              'currency', d.currency, 'state', d.state)
      from disputes d join attempts a on a.id = d.attempt_id join intents i on i.id = a.intent_id
     where i.member_id = w.id`,
  `
    select v.at, s.id::text, v.what, json_build_object('plan', p.product_id, 'reason', s.end_reason)
      from subscriptions s join plan_versions p on p.id = s.plan_version_id
     cross join lateral (values
        (s.created_at, 'subscription_began'), (s.canceled_at, 'subscription_canceled'),
        (s.withdrawn_at, 'subscription_withdrawn'),
        (s.ended_at, 'subscription_ended')) as v(at, what)
     where s.member_id = w.id and v.at is not null`,
  `
    select k.at, k.id::text, case when k.passed then 'card_check_passed' else 'card_check_failed' end,
           json_build_object('method', k.method, 'outcome', k.outcome)
      from card_checks k where k.member_id = w.id`,
  `
    select d.received_at, d.id::text, 'declared',
           json_build_object('declaration', d.kind, 'reference', d.reference, 'state', d.state)
      from declarations d where d.member_id = w.id`,
];

const credits: readonly Branch[] = [
  `
    select c.at, c.id::text, 'credits',
           json_build_object('bucket', c.bucket, 'delta', c.delta, 'rest', c.balance_after,
                              'reason', c.reason)
      from credit_entries c where c.member_id = w.id`,
];

const mails: readonly Branch[] = [
  `
    select m.created_at, m.id::text, 'mailed',
           json_build_object('template', m.template, 'state', m.state)
      from ${ADDRESSES} a join mail_messages m on ${SENT_TO_ADDRESS}`,
];

const tickets: readonly Branch[] = [
  `
    select t.created_at, t.id::text, 'ticket_opened',
           json_build_object('reference', t.reference, 'state', t.state)
      from tickets t where t.member_id = w.id`,
  `
    select m.at, m.id::text, case m.direction when 'in' then 'ticket_message' else 'ticket_answered' end,
           json_build_object('reference', t.reference, 'actor', m.by)
      from ticket_messages m join tickets t on t.id = m.ticket_id
     where t.member_id = w.id`,
];

const moderation: readonly Branch[] = [
  `
    select n.at, n.id::text, 'note', json_build_object('text', n.text, 'actor', n.by)
      from member_notes n where n.member_id = w.id`,
  `
    select m.at, m.id::text, m.kind::text,
           json_build_object('reason', m.reason, 'text', nullif(m.details, ''), 'actor', m.by)
      from member_measures m where m.member_id = w.id`,
];

/** The audit log may name a member by any of these ids; an access is the entry of a GET call. */
const logged = (which: string): Branch => `
    select a.at, a.id::text, 'staff',
           json_build_object('action', a.action, 'actor', a.actor, 'purpose', a.purpose)
      from audit_entries a
     where a.subject = any(array[w.id::text, w.public_id, w.profile_id::text, w.angel_id])
       and ${which}`;

const accesses: readonly Branch[] = [logged("a.action like 'GET %'")];

/** Actions with a branch of their own above are left out. */
const staff: readonly Branch[] = [
  logged(`a.action not like 'GET %' and a.action not in (
        'write_note', 'warn_member', 'restrict_text', 'block_member', 'reactivate_member',
        'text.approve', 'text.reject')`),
];

/**
 * The branches of each kind of event. The only place in the desk that deliberately reads the tables of other
 * domains.
 */
export const BRANCHES: Readonly<Record<TimelineKind, readonly Branch[]>> = {
  account,
  address,
  logins,
  consents,
  profile,
  reports,
  money,
  credits,
  mails,
  tickets,
  moderation,
  staff,
  accesses,
};
