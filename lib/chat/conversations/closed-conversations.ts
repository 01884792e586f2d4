import { run, type Statement } from '../../db/statement.ts';

const CLOSED: Statement = {
  name: 'closed-conversations',
  text: `
    select p.public_id as "angelId"
      from participants a
      join conversations c on c.id = a.conversation_id and c.blocked_at is not null
      join profiles p on p.id = a.peer_id
     where a.profile_id = $1 and a.change > $2::bigint and a.last_message_at is not null`,
};

/** Peers whose listed conversations closed since a cursor: a device that was offline removes them. */
export async function closedSince(profileId: string, cursor: string): Promise<readonly string[]> {
  const rows = await run<{ angelId: string }>(CLOSED, [profileId, cursor]);
  return rows.map(({ angelId }) => angelId);
}
