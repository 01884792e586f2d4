import { brands } from '../../../brands/registry.ts';
import { Prisma } from '../../../db/generated/client.ts';
import { daysAfter, type Span } from '../days.ts';

/** A common table expression `zones` with each brand's time zone: a day is one of the brand's local calendar. */
export function zones(): Prisma.Sql {
  const rows = JSON.stringify(brands.map(({ id, timezone }) => ({ brand_id: id, zone: timezone })));
  return Prisma.sql`zones as (
    select * from jsonb_to_recordset(${rows}::jsonb) as z (brand_id text, zone text))`;
}

/**
 * Whether a time can fall into the span in any time zone: a coarse condition that can use an index, before
 * the exact local day is computed.
 */
export function around(column: string, { from, to }: Span): Prisma.Sql {
  const at = Prisma.raw(column);
  return Prisma.sql`(${at} >= ${daysAfter(from, -1)}::timestamp at time zone 'UTC'
    and ${at} < ${daysAfter(to, 2)}::timestamp at time zone 'UTC')`;
}

/**
 * Marks an aggregated row as the total over all flows, sources or campaigns. It is removed from their names,
 * so it cannot be confused with one.
 */
export const EVERY = '*';

/**
 * Where a member `u` came from: the flow of their signup, and the affiliate or source and the campaign of the
 * link. Lateral joins `came` and `sent`.
 */
export const ORIGIN = Prisma.sql`
  left join lateral (
    select v.code from flow_assignments f join flow_versions v on v.id = f.flow_version_id
     where f.member_id = u.id order by f.at, f.id limit 1) came on true
  left join lateral (
    select left(coalesce(a.code, t.source), 60) as source,
           left(coalesce(t.link_campaign, t.campaign_id, t.utm_campaign, ''), 60) as campaign
      from attributions t left join affiliates a on a.id = t.affiliate_id
     where t.member_id = u.id and coalesce(a.code, t.source) is not null
     order by t.at, t.id limit 1) sent on true`;

const named = (text: Prisma.Sql) => Prisma.sql`replace(${text}, ${EVERY}::text, '')`;

export const FLOW = named(Prisma.sql`coalesce(came.code, u.flow_code)`);
export const SOURCE = named(Prisma.sql`coalesce(sent.source, '')`);
export const CAMPAIGN = named(Prisma.sql`coalesce(sent.campaign, '')`);
