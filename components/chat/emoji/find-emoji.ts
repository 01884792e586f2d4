import { foldName } from '#lib/text/fold-name.ts';
import { emojiGroupNames, emojiOf } from './emoji-groups.ts';
import type { EmojiNames } from './emoji-names.ts';

const all = emojiGroupNames.flatMap(emojiOf);

/** Emoji whose names contain every word of the query, ignoring accents. Pure. */
export function findEmoji(names: EmojiNames, query: string): readonly string[] {
  const wanted = foldName(query).trim().split(/\s+/);
  return all.filter((emoji) => {
    const name = foldName(names[emoji] ?? '');
    return wanted.every((word) => name.includes(word));
  });
}
