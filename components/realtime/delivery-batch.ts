/**
 * Collects up to which number each peer's messages have arrived and sends that in one batch: the newest
 * number covers all before it. What a closing page leaves unsent is confirmed when the messages are read.
 */
export function deliveryBatch(
  send: (angelId: string, seq: number) => void,
  waitMs: number,
): (angelId: string, seq: number) => void {
  const held = new Map<string, number>();
  const flush = (): void => {
    const batch = [...held];
    held.clear();
    for (const [angelId, seq] of batch) send(angelId, seq);
  };
  return (angelId, seq) => {
    if (held.size === 0) setTimeout(flush, waitMs);
    held.set(angelId, Math.max(seq, held.get(angelId) ?? 0));
  };
}
