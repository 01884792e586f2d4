type Names = {
  /** SQL that names the conversation, the profile invited, the number it has read up to and the match. */
  readonly conversation: string;
  readonly peer: string;
  readonly peerRead: string;
  readonly matchedAt: string;
};

/**
 * SQL: whether the first word of a conversation is an invitation that the other side has neither read nor
 * answered. Then who wrote it is the one who asks.
 */
export function invitationPending({ conversation, peer, peerRead, matchedAt }: Names): string {
  return `(${matchedAt} is null
    and ${peerRead} < (select m.seq from messages m
                        where m.conversation_id = ${conversation} and m.kind = 'personal'
                        order by m.seq limit 1)
    and not exists (select from messages m
                     where m.conversation_id = ${conversation} and m.sender_id = ${peer}
                       and m.kind = 'personal'))`;
}
