import { db } from '../../db/client.ts';
import type { GroupMeasure, GroupMemberState } from '../../db/generated/enums.ts';

type Row = {
  readonly memberId: string;
  readonly measure: GroupMeasure;
  readonly state: GroupMemberState;
  readonly at: Date;
};

/** The last decision about a group with each of these accounts, by the member's id. */
export async function lastDecisions(
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, Omit<Row, 'memberId'>>> {
  const rows = await db().$queryRaw<Row[]>`
    select distinct on (m.member_id) m.member_id::text as "memberId", d.measure::text, m.state::text, d.at
      from group_decision_members m join group_decisions d on d.id = m.decision_id
     where m.member_id = any(${[...memberIds]}::uuid[])
     order by m.member_id, d.at desc, d.id desc`;
  return new Map(
    rows.map(({ memberId, measure, state, at }) => [memberId, { measure, state, at }]),
  );
}
