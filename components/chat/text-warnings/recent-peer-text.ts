import type { ThreadMessage } from '../state/types.ts';

const ENOUGH = 4;

/** The peer's latest messages as one text, from which their language is detected. Pure. */
export function recentPeerText(stored: readonly ThreadMessage[]): string {
  return stored
    .filter(({ from, isHtml, msg }) => from === 'peer' && !isHtml && msg !== null)
    .slice(-ENOUGH)
    .map(({ msg }) => msg)
    .join(' ');
}
