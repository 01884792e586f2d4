import type { ThreadMessage } from '../state/types.ts';

const ALPHABETIC = /\p{L}/u;

/** A text of the peer that the member may read. */
export function isTranslatable({ from, type, isHtml, msg, removed }: ThreadMessage): boolean {
  return (
    from === 'peer' && type === 'personal' && !isHtml && !removed && ALPHABETIC.test(msg ?? '')
  );
}
