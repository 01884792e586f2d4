import { Prisma } from '../../db/generated/client.ts';
import type { OrderRow } from './shapes.ts';

export type OrderLine = OrderRow & { readonly id: string };

/** Columns of an order; from the offer shown to the buyer only the plan's name. */
export const LINE = `
  i.id, i.public_id as "orderId", u.public_id as "trackerId", i.brand_id as "brandId", i.company,
  i.offer->>'planName' as "planName", i.purpose, i.state, i.amount_minor as "amountMinor",
  i.currency, t.provider, t.method, coalesce(t.tries, 0) as tries, c.public_id as "chargeId",
  coalesce(t.given, 0) as "refundedMinor", t.dispute, i.created_at as "createdAt"`;

/** The joins for these columns, for orders whose ids are in `n`. */
export const OF_LINE = `
  join intents i on i.id = n.id
  join users u on u.id = i.member_id
  left join charges c on c.intent_id = i.id
  left join lateral (
    select count(*)::int as tries, (array_agg(a.provider order by a.id desc))[1] as provider,
           (array_agg(a.method order by a.id desc))[1] as method,
           (array_agg(d.state order by a.id desc) filter (where d.state is not null))[1] as dispute,
           sum(coalesce(r.given, 0) + coalesce(d.lost, 0))::int as given
      from attempts a
      left join lateral (
        select sum(amount_minor) as given from refunds
         where attempt_id = a.id and state not in ('failed', 'canceled')) r on true
      left join lateral (
        select (array_agg(state order by id desc))[1] as state,
               sum(amount_minor) filter (where state = 'lost') as lost
          from disputes where attempt_id = a.id) d on true
     where a.intent_id = i.id) t on true`;

/** One row for each order whose id is in `n`. */
export const orderLines = (n: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`select ${Prisma.raw(LINE)} from ${n} n (id) ${Prisma.raw(OF_LINE)}`;
