import { folded } from '../folded.ts';
import { emojiGroupNames, emojiOf } from './emoji-groups.ts';
import type { EmojiNames } from './emoji-names.ts';

const all = emojiGroupNames.flatMap(emojiOf);

/** Those whose names hold every word, whatever its accents. Pure. */
export function findEmoji(names: EmojiNames, query: string): readonly string[] {
  const wanted = folded(query).split(/\s+/);
  return all.filter((emoji) => {
    const name = folded(names[emoji] ?? '');
    return wanted.every((word) => name.includes(word));
  });
}
