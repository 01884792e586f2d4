/** A message's id outside: conversation and number. Nobody can read by it; it only tells messages apart. */
export function messageId(conversationId: string, seq: number): string {
  return `${conversationId}:${seq}`;
}
