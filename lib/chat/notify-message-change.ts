import { levelOf } from '../identity/stored-values.ts';
import { run, type Statement } from '../db/statement.ts';
import { deskChannel } from '../realtime/desk/channel.ts';
import { realtime } from '../realtime/port.ts';
import { MESSAGE, type MessageRow } from './message-row.ts';
import { presentMessage } from './present.ts';

const CHANGED: Statement = {
  name: 'changed-message',
  text: `
    select ${MESSAGE}, m.sender_id = a.profile_id as mine, coalesce(m.revision, 0) as revision,
           u.id as "memberId", u.level, u.card_verified_at is not null as "cardVerified",
           i.opened_at as "openedAt", c.matched_at is not null as matched, peer.public_id as "angelId"
      from messages m
      join conversations c on c.id = m.conversation_id and c.blocked_at is null
      join participants a on a.conversation_id = c.id
      join profiles p on p.id = a.profile_id
      join profiles peer on peer.id = a.peer_id
      join users u on u.id = p.member_id
      left join inboxes i on i.profile_id = a.profile_id
     where m.conversation_id = $1 and m.seq = $2 and m.seq > a.expired_seq`,
};

type Side = MessageRow & {
  readonly revision: number;
  readonly memberId: string;
  readonly level: number;
  readonly cardVerified: boolean;
  readonly openedAt: Date | null;
  readonly matched: boolean;
  /** The other side's public id for this one. */
  readonly angelId: string;
};

/** Notifies the devices of both sides of a changed message, each with what it may see. */
export async function notifyMessageChange(
  conversationId: string,
  messageSeq: number,
): Promise<void> {
  deskChannel().toConversation(conversationId, 'message', {
    conversationId: conversationId,
    seq: messageSeq,
  });
  for (const side of await run<Side>(CHANGED, [conversationId, messageSeq])) {
    const { memberId, level, cardVerified, openedAt, matched, angelId, revision } = side;
    const shown = presentMessage(side, { level: levelOf(level), cardVerified, openedAt, matched });
    const { seq, from, msg, blurred, blurredMessage, warnings, edited, removed, reaction } = shown;
    realtime().toMember(memberId, 'message', {
      angelId,
      seq,
      revision,
      from,
      msg,
      blurred,
      blurredMessage,
      warnings,
      edited,
      removed,
      reaction,
      attachment: shown.attachment,
    });
  }
}
