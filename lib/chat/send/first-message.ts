type Names = {
  /** SQL for the conversation, the time of its first message, the sender and the kind of the other profile. */
  readonly conversation: string;
  readonly personalAt: string;
  readonly sender: string;
  readonly peerKind: string;
};

/**
 * SQL: whether the sender's next message counts as the first. Questions that cost nothing, which only hosted
 * profiles answer, do not use up the first message.
 */
export function isFirstMessage({ conversation, personalAt, sender, peerKind }: Names): string {
  return `(${personalAt} is null or ${peerKind} = 'hosted'
    and not has_written(${conversation}, ${sender}, 1))`;
}
