import type { ThreadMessage } from './types.ts';

/** Merges two lists of messages, ascending, each seq once; the later entry replaces the earlier one. Pure. */
export function mergeMessages(
  known: readonly ThreadMessage[],
  more: readonly ThreadMessage[],
): readonly ThreadMessage[] {
  if (more.length === 0) return known;
  const bySeq = new Map(known.map((message) => [message.seq, message]));
  for (const message of more) bySeq.set(message.seq, message);
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
}
