type LedgerInvariant = {
  readonly rule: string;
  /** Selects the rows that violate the rule, as one text column. `$1` is the time of the check. */
  readonly sql: string;
};

const GIVEN_BACK = `
  select attempt_id, amount_minor from refunds where state = 'succeeded'
  union all select attempt_id, amount_minor from disputes where state in ('open', 'lost')`;

/** Invariants of the money itself: entries, accounts, amounts and numbers. */
const MONEY: readonly LedgerInvariant[] = [
  {
    rule: 'transactions sum to zero',
    sql: `select transaction_id::text from ledger_entries
           group by transaction_id, currency having sum(amount_minor) <> 0`,
  },
  {
    rule: 'receivables equal the captured amount less refunds and disputes',
    sql: `select coalesce(l.provider, a.provider) from (
             select substr(account, 12) as provider, sum(amount_minor) as held
               from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
              where account like 'receivable:%' and t.kind in ('sale', 'refund', 'dispute', 'correction')
              group by 1) l
           full join (
             select provider, sum(coalesce(captured_minor, 0) - coalesce(given, 0)) as held
               from attempts a left join (
                 select attempt_id, sum(amount_minor) as given from (${GIVEN_BACK}) g group by 1) g
                 on g.attempt_id = a.id
              where a.state = 'captured' group by 1) a on a.provider = l.provider
           where coalesce(l.held, 0) <> coalesce(a.held, 0)`,
  },
  {
    rule: 'captured money has a charge or is booked as unearned',
    sql: `select a.reference from attempts a
           where a.state = 'captured' and a.captured_minor > 0
             and not exists (select from charges c where c.attempt_id = a.id)
             and not exists (select from ledger_transactions t where t.unique_key = 'unearned:' || a.id)`,
  },
  {
    rule: 'order, payment and charge have the same amount',
    sql: `select c.public_id from charges c join intents i on i.id = c.intent_id
            join attempts a on a.id = c.attempt_id
           where (c.amount_minor, c.currency) <> (i.amount_minor, i.currency)
              or (c.amount_minor, c.currency) <> (a.amount_minor, a.currency)
              or c.amount_minor is distinct from a.captured_minor`,
  },
  {
    rule: 'no more is refunded than was captured',
    sql: `select a.reference from attempts a join refunds r on r.attempt_id = a.id
           where r.state not in ('failed', 'canceled')
           group by a.id having sum(r.amount_minor) > coalesce(a.captured_minor, 0)`,
  },
  {
    rule: 'a lost dispute of refunded money is booked as taken twice',
    sql: `select a.reference from attempts a join (
             select attempt_id, sum(amount_minor) as given from (
               select attempt_id, amount_minor from refunds where state = 'succeeded'
               union all select attempt_id, amount_minor from disputes where state = 'lost') back
              group by 1) g on g.attempt_id = a.id
            left join (
             select coalesce(r.attempt_id, d.attempt_id) as attempt_id, sum(e.amount_minor) as lost
               from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
               left join refunds r on r.id::text = split_part(t.unique_key, ':', 2)
               left join disputes d on d.id::text = split_part(t.unique_key, ':', 2)
              where e.account = 'taken_twice' group by 1) l on l.attempt_id = a.id
           where greatest(g.given - coalesce(a.captured_minor, 0), 0) <> coalesce(l.lost, 0)`,
  },
  {
    rule: 'VAT equals that of sales and credit notes',
    sql: `select coalesce(l.country, s.country) from (
             select substr(account, 5) as country, sum(amount_minor) as vat
               from ledger_entries where account like 'vat:%' group by 1) l
           full join (
             select country, sum(vat) as vat from (
               select vat_country as country, -vat_minor as vat from charges
               union all
               select c.vat_country, (n.snapshot->>'vatMinor')::int
                 from credit_notes n join charges c on c.id = n.charge_id
                 left join refunds r on r.id = n.refund_id left join disputes d on d.id = n.dispute_id
                where r.state = 'succeeded' or d.state = 'lost') v group by 1) s
              on s.country = l.country
           where coalesce(l.vat, 0) <> coalesce(s.vat, 0)`,
  },
  ...(['receipts', 'credit_notes'] as const).map((table) => ({
    rule: `numbers of ${table} have no gaps`,
    sql: `select t.company || ' ' || t.year from ${table} t
            left join receipt_counters c on c.company = t.company and c.year = t.year
             and c.series = '${table === 'receipts' ? 'R' : 'N'}'
           group by t.company, t.year, c.last
          having count(*) <> max(t.number) - min(t.number) + 1 or max(t.number) is distinct from c.last`,
  })),
];

/** Invariants of what the money bought: orders, credits, periods, levels. */
const PURCHASES: readonly LedgerInvariant[] = [
  {
    rule: 'a paid order has one charge with a receipt, an unpaid order none',
    sql: `select i.public_id from intents i left join charges c on c.intent_id = i.id
            left join receipts r on r.charge_id = c.id
           where i.amount_minor > 0 and (i.state = 'succeeded') <> (r.id is not null)`,
  },
  {
    rule: 'balances are the sum of their entries',
    sql: `select a.member_id::text from credit_accounts a left join lateral (
             select coalesce(sum(delta) filter (where bucket = 'icebreakers'), 0) as icebreakers,
                    coalesce(sum(delta) filter (where bucket = 'likes'), 0) as likes,
                    coalesce(sum(delta) filter (where bucket = 'free'), 0) as free,
                    coalesce(sum(delta) filter (where bucket = 'subscription'), 0) as subscription,
                    coalesce(sum(delta) filter (where bucket = 'bought'), 0) as bought
               from (select bucket, delta from credit_entries where member_id = a.member_id
                     union all
                     select bucket, total from credit_carried where member_id = a.member_id) e) s on true
           where (a.icebreakers, a.likes, a.free, a.subscription, a.bought)
              <> (s.icebreakers, s.likes, s.free, s.subscription, s.bought)`,
  },
  {
    rule: 'a charge grants the contents of its plan once',
    sql: `select c.public_id from charges c join intents i on i.id = c.intent_id
            join plan_versions p on p.id = i.plan_version_id
            left join credit_keys k on k.key = credit_key('purchase:' || i.id)
            left join credit_entries e on (e.member_id, e.at, e.id) = (k.member_id, k.at, k.entry_id)
           where coalesce(e.delta, 0) <> p.credits + p.bonus_credits
             and (k.at is null or e.id is not null
                  or k.at >= (select min(at) from credit_entries))`,
  },
  {
    rule: 'charges of a subscription have consecutive periods',
    sql: `select subscription_id::text from charges where subscription_id is not null
           group by 1 having max(period) <> count(*) or min(period) <> 1`,
  },
  {
    rule: 'level 2 requires a renewing subscription with access',
    sql: `select u.public_id from users u
           where u.state = 'active' and (u.level = 2) <> exists (
             select from subscriptions s where s.member_id = u.id and s.state in ('active', 'past_due')
                and not s.cancel_at_period_end and s.suspended_at is null and s.ended_at is null
                and s.access_until > $1)`,
  },
  {
    rule: 'a current paid period grants at least level 1',
    sql: `select u.public_id from users u join subscriptions s on s.member_id = u.id
           where u.state = 'active' and u.level = 0 and s.state in ('active', 'past_due', 'canceled')
             and s.suspended_at is null and s.ended_at is null and s.access_until > $1`,
  },
  {
    rule: 'a disputed subscription is suspended',
    sql: `select d.provider_reference from disputes d join charges c on c.id = d.charge_id
            join subscriptions s on s.id = c.subscription_id
           where d.state = 'open' and s.suspended_at is null and s.ended_at is null`,
  },
];

/** Invariants of charges without the member present: only after a notice, and never after a cancellation. */
const RENEWALS: readonly LedgerInvariant[] = [
  {
    rule: 'a cancelled subscription is not charged',
    sql: `select a.reference from attempts a join intents i on i.id = a.intent_id
            join subscriptions s on s.id = i.subscription_id
           where a.initiator = 'merchant'
             and a.created_at > least(s.canceled_at, s.withdrawn_at, s.suspended_at, s.ended_at)`,
  },
  {
    rule: 'a renewal is charged after its notice and not early',
    sql: `select a.reference from renewals n join attempts a on a.intent_id = n.intent_id
           where (n.notice_at is not null and n.notice_sent_at is null)
              or a.created_at < greatest(n.not_before, n.notice_sent_at)`,
  },
  {
    rule: 'a renewal has at most five attempts',
    sql: `select n.id::text from renewals n join attempts a on a.intent_id = n.intent_id
           where a.initiator = 'merchant' group by n.id having count(*) > 5`,
  },
  {
    rule: 'no payment is unresolved for two days',
    sql: `select reference from attempts
           where state in ('created', 'submitting', 'requires_action')
             and created_at < $1::timestamptz - interval '2 days'`,
  },
  {
    rule: 'no payment is unanswered for ten days',
    sql: `select reference from attempts
           where state in ('confirming', 'unknown')
             and created_at < $1::timestamptz - interval '10 days'`,
  },
];

export const LEDGER_INVARIANTS: readonly LedgerInvariant[] = [...MONEY, ...PURCHASES, ...RENEWALS];
