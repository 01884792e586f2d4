/** A message of this tab that the server has stored: the socket reports it to the member's other tabs only. */
export interface OwnSend {
  angelId: string;
  /** The stored text; null if it was deleted since. */
  msg: string | null;
  time: number;
}

const listeners = new Set<(send: OwnSend) => void>();
const pendingListeners = new Set<() => void>();

/** For the list beside the thread; returns the unsubscribe function. */
export function onOwnSend(listener: (send: OwnSend) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Publishes that a message of this tab is stored. */
export function publishOwnSend(send: OwnSend): void {
  for (const listener of listeners) listener(send);
}

/** For the list beside the thread; returns the unsubscribe function. */
export function onPendingChange(listener: () => void): () => void {
  pendingListeners.add(listener);
  return () => void pendingListeners.delete(listener);
}

/** Publishes that this tab stored or discarded the message that waits for credits. */
export function publishPendingChange(): void {
  for (const listener of pendingListeners) listener();
}
