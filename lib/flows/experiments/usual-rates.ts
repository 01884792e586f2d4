import { db } from '../../db/client.ts';
import { after, DAY } from '../../kernel/clock.ts';
import { EXPERIMENT_BASELINE_DAYS } from '../limits.ts';

type UsualRates = {
  /** Newcomers of the last `EXPERIMENT_BASELINE_DAYS` whose observation window has ended. */
  readonly newcomers: number;
  readonly confirmed: number;
  readonly paid: number;
};

/** Recent conversion rates of a flow, the starting point for planning an experiment. For the desk. */
export async function usualRates(
  { brandId, code, windowDays }: { brandId: string; code: string; windowDays: number },
  now: Date,
): Promise<UsualRates> {
  const until = after(now, -windowDays * DAY);
  const [row] = await db().$queryRaw<[UsualRates]>`
    select count(*)::int as newcomers,
           count(*) filter (where u.email_confirmed_at
             <= a.at + make_interval(days => ${windowDays}::int))::int as confirmed,
           count(*) filter (where exists (
             select from charges c where c.member_id = a.member_id and c.amount_minor > 0
                and c.at <= a.at + make_interval(days => ${windowDays}::int)))::int as paid
      from flow_versions v
      join flow_assignments a on a.flow_version_id = v.id
      join users u on u.id = a.member_id
     where v.brand_id = ${brandId} and v.code = ${code} and a.source = 'signup'
       and a.at > ${after(until, -EXPERIMENT_BASELINE_DAYS * DAY)} and a.at <= ${until}`;
  return row;
}
