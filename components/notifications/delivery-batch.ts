/**
 * Gathers up to which number each profile's words are here, and tells it in one go: the newest number says
 * all that lies before it. What a closing page leaves untold is told by reading.
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
