import type { Statement } from '../../db/statement.ts';
import type { Duty } from '../../identity/roles.ts';
import { STUCK_ATTEMPT_MS, STUCK_REFUND_MS } from '../limits.ts';
import type { WorkKind } from './work-kinds.ts';

/** Counting stops here. */
export const MAX_WORK = 200;

const LIMIT = String(MAX_WORK + 1);

/**
 * Selects `since` of each waiting row, the oldest first, and `due` where `hasDue`. `$1` are the operator's brands (null: all), `$2` the last
 * visit, `$3` now, `$4` the operator's name in the log, `$5` the same brands, always listed.
 */
type Source = {
  readonly duty: Duty | readonly Duty[];
  readonly rows: string;
  readonly hasDue?: true;
  /** Counts what the operator holds. */
  readonly mine?: string;
};

const onBrand = (column: string): string => `($1::text[] is null or ${column} = any($1::text[]))`;

const OF_ATTEMPT = 'join intents i on i.id = a.intent_id';

const SOURCES = {
  tickets: {
    duty: 'care',
    hasDue: true,
    rows: `
      select t.since, t.due from unnest($5::text[]) b(id) cross join lateral (
        select since_at as since, due_at as due from tickets
          where brand_id = b.id and state = 'open' and snoozed_until is null
         order by coalesce(due_at, since_at), id limit ${LIMIT}) t
       order by t.since limit ${LIMIT}`,
    mine: `
      select count(*)::int from tickets
       where assigned_to = substr($4, 10)::uuid and state = 'open' and snoozed_until is null
         and brand_id = any($5)`,
  },
  conversations: {
    duty: 'hosted',
    // The tasks are taken first: the planner would join every conversation otherwise.
    rows: `
      select t.created_at as since
        from (select * from reply_tasks where state = 'due' and provider = 'operator'
               order by created_at, id limit 1000) t
        join conversations c on c.id = t.conversation_id
       where ${onBrand('c.brand_id')} and c.blocked_at is null
         and (c.held_by is null or c.held_until <= $3)
       order by t.created_at limit ${LIMIT}`,
    mine: 'select count(*)::int from conversations where held_by = $4 and held_until > $3',
  },
  declarations: {
    duty: 'finance',
    rows: `
      select received_at as since from declarations
       where state = 'care' and ${onBrand('brand_id')} order by id limit ${LIMIT}`,
  },
  hanging: {
    duty: 'finance',
    rows: `
      (select a.created_at as since from attempts a ${OF_ATTEMPT}
        where a.state in ('submitting', 'requires_action', 'confirming', 'unknown', 'authorized')
          and a.created_at < $3::timestamptz - interval '${String(STUCK_ATTEMPT_MS)} milliseconds' and ${onBrand('i.brand_id')}
        order by a.id limit ${LIMIT})
      union all
      (select r.created_at from refunds r join attempts a on a.id = r.attempt_id ${OF_ATTEMPT}
        where r.state in ('requested', 'submitted', 'pending')
          and r.created_at < $3::timestamptz - interval '${String(STUCK_REFUND_MS)} milliseconds' and ${onBrand('i.brand_id')}
        order by r.id limit ${LIMIT})
      union all
      (select e.received_at from provider_events e
         left join attempts a on a.reference = e.reference left join intents i on i.id = a.intent_id
        where e.state in ('failed', 'unmatched') and ${onBrand('i.brand_id')}
        order by e.id limit ${LIMIT})`,
  },
  disputes: {
    duty: 'finance',
    hasDue: true,
    rows: `
      select d.opened_at as since, d.due_at as due
        from disputes d join attempts a on a.id = d.attempt_id ${OF_ATTEMPT}
       where d.state in ('inquiry', 'open') and ${onBrand('i.brand_id')}
       order by coalesce(d.due_at, 'infinity'::timestamptz), d.id limit ${LIMIT}`,
  },
  refused_payers: {
    duty: ['finance', 'care'],
    rows: `
      select p.since from unnest($5::text[]) b(id) cross join lateral (
        select created_at as since from payment_blocks where brand_id = b.id and state = 'proposed'
         order by id limit ${LIMIT}) p
       order by p.since limit ${LIMIT}`,
  },
  approvals: {
    duty: 'configure',
    rows: `
      select requested_at as since from approvals
       where state = 'open' and kind <> 'refund' and ${onBrand('brand_id')}
       order by requested_at limit ${LIMIT}`,
  },
  refund_approvals: {
    duty: 'finance',
    rows: `
      select requested_at as since from approvals
       where state = 'open' and kind = 'refund' and ${onBrand('brand_id')}
       order by requested_at limit ${LIMIT}`,
  },
  plan_drafts: {
    duty: 'configure',
    rows: `select saved_at as since from config_drafts where state = 'open' and kind = 'plan'
            order by saved_at limit ${LIMIT}`,
  },
  flow_drafts: {
    duty: 'configure',
    rows: `select saved_at as since from config_drafts
            where state = 'open' and kind = 'flow' and ${onBrand('brand_id')}
            order by saved_at limit ${LIMIT}`,
  },
} as const satisfies Partial<Record<WorkKind, Source>>;

export type CountedKind = keyof typeof SOURCES;

type WorkSource = {
  readonly kind: CountedKind;
  readonly duty: Source['duty'];
  readonly statement: Statement;
};

/** One statement for each kind of work that is counted by rows of its own. */
export const WORK_SOURCES: readonly WorkSource[] = Object.entries(SOURCES).map(([kind, source]) => {
  const { duty, rows, hasDue, mine }: Source = source;
  return {
    kind: kind as CountedKind,
    duty,
    statement: {
      name: `desk-work-${kind}`,
      // The condition names every parameter, since PostgreSQL refuses one that a statement does not use.
      text: `
        select count(*)::int as waiting, min(w.since) as oldest,
               count(*) filter (where w.since > $2::timestamptz)::int as fresh,
               ${hasDue ? 'count(*) filter (where w.due < $3::timestamptz)::int' : 'null::int'} as late,
               ${mine === undefined ? 'null::int' : `(${mine})`} as mine
          from (${rows}) w
         where $3::timestamptz is not null and $4::text is not null and $5::text[] is not null
               and ($1::text[] is null or true)`,
    },
  };
});
