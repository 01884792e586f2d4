import type { MemberViewer } from '../identity/viewer.ts';
import { run, type Statement } from '../db/statement.ts';
import { deskChannel } from '../realtime/desk/channel.ts';
import { realtime } from '../realtime/port.ts';
import { findPeer } from './find-peer.ts';

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

const TALKING: Statement = {
  name: 'are-talking',
  text: `
    select c.id
      from conversations c
      join profiles own on own.id = $1 and own.shows_typing
      join profiles peer on peer.id = $2 and peer.shows_typing
     where c.profile_low = least($1::uuid, $2::uuid) and c.profile_high = greatest($1::uuid, $2::uuid)
       and c.last_message_at is not null and c.blocked_at is null`,
};

/**
 * Shows the other member, or the operator who has the conversation open, that the member is typing. Only
 * where the two have exchanged messages and neither hides typing; otherwise it does nothing.
 */
export async function notifyTyping(viewer: MemberViewer, angelId: string): Promise<void> {
  const peer = await findPeer(angelId);
  if (!peer || peer.kind === 'system') return;
  const [row] = await run<{ id: string }>(TALKING, [viewer.profileId, peer.profileId]);
  if (!row) return;
  if (peer.memberId === null)
    deskChannel().toConversation(row.id, 'typing', { conversationId: row.id });
  else realtime().toMember(peer.memberId, 'typing', { angelId: viewer.angelId });
}
