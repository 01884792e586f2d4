import type { LocalMessage } from './thread-state.ts';

const unsent = new Map<string, readonly LocalMessage[]>();

/** The messages to a peer that are not stored yet: they survive when the thread is closed during a send. */
export function recallUnsent(angelId: string): readonly LocalMessage[] {
  return unsent.get(angelId) ?? [];
}

/** Removes a message that is stored or was discarded. */
export function forgetUnsent(angelId: string, idClient: string): void {
  const left = recallUnsent(angelId).filter((one) => one.idClient !== idClient);
  if (left.length === 0) unsent.delete(angelId);
  else unsent.set(angelId, left);
}

/** Adds a message that is being sent or was refused, as its `failed` says. */
export function rememberUnsent(angelId: string, message: LocalMessage): void {
  forgetUnsent(angelId, message.idClient);
  unsent.set(angelId, [...recallUnsent(angelId), message]);
}
