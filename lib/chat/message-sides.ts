import { levelOf } from '../identity/stored-values.ts';
import { run, type Statement } from '../db/statement.ts';
import { MESSAGE, type MessageRow } from './message-row.ts';
import type { Reader } from './present.ts';

const SIDES: Statement = {
  name: 'message-sides',
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

type SideRow = MessageRow &
  Omit<Reader, 'level' | 'readsShown'> & {
    readonly revision: number;
    readonly memberId: string;
    readonly level: number;
    /** The other side's public id for this one. */
    readonly angelId: string;
  };

export type MessageSide = Pick<SideRow, 'revision' | 'memberId' | 'angelId'> & {
  readonly row: MessageRow;
  readonly reader: Reader;
};

/** A message as each member of its conversation has it, with their rights; a side that it is hidden from is left out. */
export async function messageSides(
  conversationId: string,
  seq: number,
): Promise<readonly MessageSide[]> {
  const rows = await run<SideRow>(SIDES, [conversationId, seq]);
  return rows.map((row) => {
    const { revision, memberId, angelId, cardVerified, openedAt, matched } = row;
    // A changed message is sent without its read mark.
    const rights = { cardVerified, openedAt, matched, readsShown: false };
    const reader = { ...rights, level: levelOf(row.level) };
    return { revision, memberId, angelId, row, reader };
  });
}
