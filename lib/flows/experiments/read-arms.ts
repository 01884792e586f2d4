import { db } from '../../db/client.ts';
import type { FlowExperiment } from '../../db/generated/client.ts';
import type { ArmResults } from './conclude.ts';

type Asked = Pick<FlowExperiment, 'controlId' | 'challengerId' | 'controlSize' | 'challengerSize'> &
  Pick<FlowExperiment, 'startedAt' | 'endedAt' | 'windowDays'>;

async function readArm(
  versionId: string,
  size: number,
  { startedAt, endedAt, windowDays }: Asked,
  now: Date,
): Promise<ArmResults> {
  const [row] = await db().$queryRaw<[ArmResults]>`
    with newcomers as (
      select member_id, at, at <= ${now}::timestamptz - make_interval(days => ${windowDays}::int)
             and row_number() over (order by at, id) <= ${size}::int as counts
        from flow_assignments
       where flow_version_id = ${versionId}::uuid and source = 'signup'
         and at >= ${startedAt} and at < ${endedAt ?? now})
    select count(*)::int as assigned,
           count(*) filter (where counts)::int as seen,
           count(*) filter (where counts and u.email_confirmed_at
             <= n.at + make_interval(days => ${windowDays}::int))::int as confirmed,
           count(*) filter (where counts and exists (
             select from charges c where c.member_id = n.member_id and c.amount_minor > 0
                and c.at <= n.at + make_interval(days => ${windowDays}::int)))::int as paid
      from newcomers n join users u on u.id = n.member_id`;
  return row;
}

/** Newcomers of both arms and their conversions. For the desk. */
export async function readArms(
  experiment: Asked,
  now: Date,
): Promise<{ readonly control: ArmResults; readonly challenger: ArmResults }> {
  const { controlId, challengerId, controlSize, challengerSize } = experiment;
  const [control, challenger] = await Promise.all([
    readArm(controlId, controlSize, experiment, now),
    readArm(challengerId, challengerSize, experiment, now),
  ]);
  return { control, challenger };
}
