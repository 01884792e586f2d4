import type { LocalMessage } from './thread-state.ts';
import type { ThreadAnswer } from './types.ts';

type Kept = ThreadAnswer['kept'];

interface Thread {
  kept: Kept;
  draft: string;
  local: readonly LocalMessage[];
}

/** The message that waits for credits, where it is seen nowhere else: not in the field, nor on its way. Pure. */
export function keptApart({ kept, draft, local }: Thread): Kept {
  if (kept === null || draft.trim() === kept.msg.trim()) return null;
  return local.some(({ idClient }) => idClient === kept.idClient) ? null : kept;
}

/**
 * Under which id words go out: those that wait for credits are sent again as what they are, so that no
 * payment later sends them a second time. Pure.
 */
export function idFor(words: string, kept: Kept): string {
  return kept !== null && words.trim() === kept.msg.trim() ? kept.idClient : crypto.randomUUID();
}
