import type { ThreadMessage } from '../types.ts';

const ENOUGH = 4;

/** What the other side said last, as one text, by which their language is known. Pure. */
export function recentPeerText(stored: readonly ThreadMessage[]): string {
  return stored
    .filter(({ from, isHtml, msg }) => from === 'peer' && !isHtml && msg !== null)
    .slice(-ENOUGH)
    .map(({ msg }) => msg)
    .join(' ');
}
