import type { LocalMessage } from './thread-state.ts';

const unsent = new Map<string, readonly LocalMessage[]>();

/** What was written to somebody and is not stored yet: threads come and go while a send goes on. */
export function recallUnsent(angelId: string): readonly LocalMessage[] {
  return unsent.get(angelId) ?? [];
}

/** No longer waits: it is stored, or was thrown away. */
export function forgetUnsent(angelId: string, idClient: string): void {
  const left = recallUnsent(angelId).filter((one) => one.idClient !== idClient);
  if (left.length === 0) unsent.delete(angelId);
  else unsent.set(angelId, left);
}

/** Waits, or was refused, as the message says. */
export function rememberUnsent(angelId: string, message: LocalMessage): void {
  forgetUnsent(angelId, message.idClient);
  unsent.set(angelId, [...recallUnsent(angelId), message]);
}
