/** Words of this tab that the server has stored: the line tells them to the member's other tabs only. */
export interface OwnSend {
  angelId: string;
  /** As it is stored; null where it was taken back since. */
  msg: string | null;
  time: number;
}

const listeners = new Set<(send: OwnSend) => void>();

/** For the list beside the thread; returns what ends it. */
export function onOwnSend(listener: (send: OwnSend) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A send of this tab is stored. */
export function publishOwnSend(send: OwnSend): void {
  for (const listener of listeners) listener(send);
}
