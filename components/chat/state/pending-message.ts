import type { LocalMessage } from './message-state.ts';
import type { ThreadAnswer } from './types.ts';

type PendingMessage = ThreadAnswer['pendingMessage'];

interface Thread {
  pendingMessage: PendingMessage;
  draft: string;
  local: readonly LocalMessage[];
}

/** The pending message, unless it is already visible in the field or among the messages being sent. Pure. */
export function visiblePendingMessage({ pendingMessage, draft, local }: Thread): PendingMessage {
  if (pendingMessage === null || draft.trim() === pendingMessage.msg.trim()) return null;
  return local.some(({ idClient }) => idClient === pendingMessage.idClient) ? null : pendingMessage;
}

/**
 * The id under which a text is sent. The text of the pending message gets that message's id, so that no later
 * payment sends it a second time. Pure.
 */
export function idFor(text: string, pendingMessage: PendingMessage): string {
  return pendingMessage !== null && text.trim() === pendingMessage.msg.trim()
    ? pendingMessage.idClient
    : crypto.randomUUID();
}
