import { run, type Statement } from '../db/statement.ts';

const ENDED: Statement = {
  name: 'ended-sessions',
  text: `
    select open.id from unnest($1::uuid[]) as open(id)
      left join sessions s on s.id = open.id and s.revoked_at is null
                          and s.idle_expires_at > $2 and s.absolute_expires_at > $2
      left join users u on u.id = s.member_id and u.state = 'active'
                       and not exists (select from brand_pauses p where p.brand_id = u.brand_id)
     where u.id is null`,
};

/** Which of these sessions are no longer valid: revoked, expired, of a member who is not active or a paused brand. */
export async function endedSessions(ids: readonly string[], now: Date): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const rows = await run<{ id: string }>(ENDED, [ids, now]);
  return rows.map(({ id }) => id);
}
