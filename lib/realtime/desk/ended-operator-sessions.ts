import { run, type Statement } from '../../db/statement.ts';

const ENDED: Statement = {
  name: 'ended-operator-sessions',
  text: `
    select open.id from unnest($1::uuid[]) as open(id)
      left join operator_sessions s on s.id = open.id and s.revoked_at is null
                                   and s.idle_expires_at > $2 and s.absolute_expires_at > $2
      left join operators o on o.id = s.operator_id and o.state = 'active'
     where o.id is null`,
};

/** Which of these sessions of the desk no longer hold: revoked, expired, or of somebody who was put out. */
export async function endedOperatorSessions(
  ids: readonly string[],
  now: Date,
): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  return (await run<{ id: string }>(ENDED, [ids, now])).map(({ id }) => id);
}
