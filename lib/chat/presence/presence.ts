import type { MemberViewer } from '../../identity/viewer.ts';
import { run, type Statement } from '../../db/statement.ts';

const VISIBLE: Statement = {
  name: 'visible-presence',
  text: `
    select p.member_id as "memberId"
      from profiles p
      join users u on u.id = p.member_id and u.state = 'active'
      join conversations c on c.profile_low = least(p.id, $1::uuid)
                          and c.profile_high = greatest(p.id, $1::uuid)
     where p.public_id = $2 and p.id <> $1 and p.kind = 'member' and p.shows_presence
       and c.last_message_at is not null and c.blocked_at is null`,
};

/**
 * The member behind a profile whose presence a viewer may see, or null: only members have a presence, only if
 * they choose to show it, and only to profiles they have a conversation with.
 */
export async function presenceShownTo(
  { profileId }: MemberViewer,
  angelId: string,
): Promise<string | null> {
  const [row] = await run<{ memberId: string }>(VISIBLE, [profileId, angelId]);
  return row?.memberId ?? null;
}
