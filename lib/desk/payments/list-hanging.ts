import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client.ts';
import { after } from '../../kernel/clock.ts';
import { HIGHEST_ID, LOWEST_ID, lowestIdAt } from '../../kernel/ids.ts';
import type { Operator } from '../../identity/operator.ts';
import type { hangingKinds } from './contract.ts';
import type { HangingRow } from './shapes.ts';
import { STUCK_ATTEMPT_MS, STUCK_REFUND_MS } from '../limits.ts';

const PAGE = 50;

type Asked = {
  readonly kind: (typeof hangingKinds)[number];
  readonly after?: string | undefined;
  readonly operator: Pick<Operator, 'brandIds'>;
  readonly now: Date;
};

const ORDER = Prisma.sql`i.public_id as "orderId", i.brand_id as "brandId"`;

/** For operators of some brands, only rows known to belong to one of them. */
function ofBrands({ operator }: Asked): Prisma.Sql {
  if (operator.brandIds.length === 0) return Prisma.empty;
  return Prisma.sql`and i.brand_id = any(${[...operator.brandIds]}::text[])`;
}

function attempts(asked: Asked): Prisma.Sql {
  const until = lowestIdAt(after(asked.now, -STUCK_ATTEMPT_MS));
  return Prisma.sql`
    select a.reference as id, a.id::text as cursor, a.created_at as at, ${ORDER}, a.provider, a.company,
           a.state, a.amount_minor as "amountMinor", a.currency, a.syncs::int as tries,
           a.outcome as "errorMessage", a.sync_at as "nextAt"
      from attempts a join intents i on i.id = a.intent_id
     where a.state in ('submitting', 'requires_action', 'confirming', 'unknown', 'authorized')
       and a.id > ${asked.after ?? LOWEST_ID}::uuid and a.id < ${until}::uuid ${ofBrands(asked)}
     order by a.id limit ${PAGE + 1}`;
}

function refunds(asked: Asked): Prisma.Sql {
  const until = lowestIdAt(after(asked.now, -STUCK_REFUND_MS));
  return Prisma.sql`
    select r.id::text as id, r.id::text as cursor, r.created_at as at, ${ORDER}, a.provider, a.company,
           r.state, r.amount_minor as "amountMinor", r.currency, r.syncs::int as tries,
           r.reason as "errorMessage", r.sync_at as "nextAt"
      from refunds r join attempts a on a.id = r.attempt_id join intents i on i.id = a.intent_id
     where r.state in ('requested', 'submitted', 'pending')
       and r.id > ${asked.after ?? LOWEST_ID}::uuid and r.id < ${until}::uuid ${ofBrands(asked)}
     order by r.id limit ${PAGE + 1}`;
}

function events(asked: Asked): Prisma.Sql {
  return Prisma.sql`
    select e.id::text as id, e.id::text as cursor, e.received_at as at, ${ORDER}, e.provider, e.company,
           e.state, null::int as "amountMinor", null::text as currency, e.tries::int as tries,
           e.last_error as "errorMessage", case when e.state = 'unmatched' then e.due_at end as "nextAt"
      from provider_events e left join attempts a on a.reference = e.reference
      left join intents i on i.id = a.intent_id
     where e.state in ('failed', 'unmatched') and e.id > ${asked.after ?? LOWEST_ID}::uuid
           ${ofBrands(asked)}
     order by e.id limit ${PAGE + 1}`;
}

/** Money that does not match the ledger, newest first, because entries never leave this list. */
function incidents(asked: Asked): Prisma.Sql {
  return Prisma.sql`
    select n.subject as id, n.id::text as cursor, n.at, ${ORDER}, coalesce(a.provider, '') as provider,
           coalesce(a.company, '') as company, n.action as state,
           (n.data->>'amountMinor')::int as "amountMinor", n.data->>'currency' as currency,
           0 as tries, n.data->>'state' as "errorMessage", null::timestamptz as "nextAt"
      from audit_entries n
      left join refunds r on n.action like 'refund.%' and r.id::text = n.subject
      left join attempts a
             on a.id = coalesce(r.attempt_id, (select x.id from attempts x where x.reference = n.subject))
      left join intents i on i.id = a.intent_id
     where n.actor = 'system' and (n.action like 'payment.%' or n.action like 'refund.%')
       and n.id < ${asked.after ?? HIGHEST_ID}::uuid ${ofBrands(asked)}
     order by n.id desc limit ${PAGE + 1}`;
}

const QUESTIONS = { attempts, refunds, events, incidents } as const;

/** For finance: one page of stuck payments, refunds or provider events, or of incidents, each read by its own index. */
export async function listHanging(
  asked: Asked,
): Promise<{ rows: HangingRow[]; next: string | null }> {
  const rows = await db().$queryRaw<HangingRow[]>(QUESTIONS[asked.kind](asked));
  const shown = rows.slice(0, PAGE);
  return { rows: shown, next: rows.length > PAGE ? (shown.at(-1)?.cursor ?? null) : null };
}
