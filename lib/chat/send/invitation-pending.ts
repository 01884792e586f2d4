type Names = {
  /** SQL for the conversation, the invited profile, the number it has read up to and the match. */
  readonly conversation: string;
  readonly peer: string;
  readonly peerRead: string;
  readonly matchedAt: string;
};

/**
 * SQL: whether the first message of a conversation is an invitation that its receiver has neither read nor
 * answered. The caller must be its sender, and passes 0 as read where the two do not show each other read marks.
 */
export function invitationPending({ conversation, peer, peerRead, matchedAt }: Names): string {
  return `(${matchedAt} is null
    and ${peerRead} < first_personal_seq(${conversation})
    and not has_written(${conversation}, ${peer}, 0))`;
}
