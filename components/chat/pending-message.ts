import type { LocalMessage } from './thread-state.ts';
import type { ThreadAnswer } from './types.ts';

type PendingMessage = ThreadAnswer['pendingMessage'];

interface Thread {
  pendingMessage: PendingMessage;
  draft: string;
  local: readonly LocalMessage[];
}

/** The message that waits for credits, where it is seen nowhere else: not in the field, nor on its way. Pure. */
export function visiblePendingMessage({ pendingMessage, draft, local }: Thread): PendingMessage {
  if (pendingMessage === null || draft.trim() === pendingMessage.msg.trim()) return null;
  return local.some(({ idClient }) => idClient === pendingMessage.idClient) ? null : pendingMessage;
}

/**
 * Under which id words go out: those that wait for credits are sent again as what they are, so that no
 * payment later sends them a second time. Pure.
 */
export function idFor(text: string, pendingMessage: PendingMessage): string {
  return pendingMessage !== null && text.trim() === pendingMessage.msg.trim()
    ? pendingMessage.idClient
    : crypto.randomUUID();
}
