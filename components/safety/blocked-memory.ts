/** The profiles blocked on this page: components that show them hide without a reload. */
const blocked = new Set<string>();
const listeners = new Set<() => void>();

export function isBlocked(angelId: string): boolean {
  return blocked.has(angelId);
}

/** Stores that a block was made or, without `hasBlock`, removed, and notifies all listeners. */
export function rememberBlock(angelId: string, hasBlock: boolean): void {
  if (hasBlock) blocked.add(angelId);
  else blocked.delete(angelId);
  for (const notify of listeners) notify();
}

/** Subscribes to blocks on this page; returns the unsubscribe function. */
export function onBlocks(changed: () => void): () => void {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
}
