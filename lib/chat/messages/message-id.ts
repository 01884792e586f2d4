/** Public id of a message: conversation and number. It grants no access; it only distinguishes messages. */
export function messageId(conversationId: string, seq: number): string {
  return `${conversationId}:${seq}`;
}
