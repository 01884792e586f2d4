import type { Prisma } from '../db/generated/client.ts';
import { brandById } from '../brands/registry.ts';
import { db, type Db } from '../db/client.ts';
import { newId } from '../kernel/ids.ts';
import { localDay } from '../kernel/quiet-hours.ts';

type Kpi = {
  readonly brandId: string;
  readonly memberId: string | null;
  readonly name: string;
  readonly value?: string | undefined;
  /** Counted at most once per member, however often it is reported. */
  readonly once?: boolean;
  /** Browser family, if known. */
  readonly browser?: string | undefined;
  readonly data?: Prisma.InputJsonObject | undefined;
  readonly now: Date;
};

/**
 * Writes one analytics row with the member's current flow, level, country and source; an event with `once`
 * that was already counted writes nothing. For any verb; the row holds no address, orientation or text of a
 * member.
 */
export async function recordKpi(kpi: Kpi, tx: Db = db()): Promise<boolean> {
  const { brandId, memberId, name, value = null, once = false, browser = null, now } = kpi;
  const day = localDay(now, brandById(brandId)?.timezone ?? 'UTC');
  const data = JSON.stringify(kpi.data ?? {});
  const written = await tx.$executeRaw`
    insert into kpi_events (id, brand_id, member_id, name, value, flow_code, source, tier, country,
                            browser, day, once, data, at)
    select ${newId(now.getTime())}::uuid, ${brandId}, ${memberId}::uuid, ${name}, ${value},
           u.flow_code,
           (select t.source from attributions t
             where t.member_id = u.id and t.source is not null order by t.at limit 1),
           (case when u.level > 0 then 'premium' when u.level = 0 then 'free' end)::kpi_tier, u.country,
           ${browser}, ${day}::date, ${once}, ${data}::jsonb, ${now}::timestamptz
      from (values (1)) one left join users u on u.id = ${memberId}::uuid
    on conflict (member_id, name) where once do nothing`;
  return written > 0;
}
