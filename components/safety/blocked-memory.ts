/** Whom the member has blocked on this page: what shows them takes itself away without being loaded anew. */
const blocked = new Set<string>();
const listeners = new Set<() => void>();

export function isBlocked(angelId: string): boolean {
  return blocked.has(angelId);
}

/** A block was made or, where it stands no more, taken back: all that hear of it are told. */
export function rememberBlock(angelId: string, hasBlock: boolean): void {
  if (hasBlock) blocked.add(angelId);
  else blocked.delete(angelId);
  for (const notify of listeners) notify();
}

/** Hears of blocks on this page; returns what ends it. */
export function onBlocks(changed: () => void): () => void {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
}
