import { describe, expect, test } from '@jest/globals';
import {
  emojiGroupNames,
  emojiNames,
  emojiOf,
  findEmoji,
} from '#components/chat/emoji/emoji-list.ts';
import { isOnlyEmoji } from '#components/chat/emoji/is-only-emoji.ts';
import { moveInGrid } from '#components/chat/emoji/move-in-grid.ts';

const all = emojiGroupNames.flatMap(emojiOf);

describe('emoji', () => {
  test('occur once each, are recognised as emoji, and have a name in every language', async () => {
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((emoji) => !isOnlyEmoji(emoji))).toEqual([]);
    for (const locale of ['it', 'es', 'fr', 'en'] as const) {
      expect(Object.keys(await emojiNames(locale))).toEqual(all);
    }
  });

  test.each(['👋', ' 😂😂 ', '❤️', '👍🏽', '👨‍👩‍👧', '🇮🇹', '1️⃣', '😀 😀\n😀'])(
    '%j is shown large',
    (text) => {
      expect(isOnlyEmoji(text)).toBe(true);
    },
  );

  test.each(['', ' ', 'hi 👋', '👋 hi', '123', '😀😀😀😀', '!', '©', '#'])(
    '%j is not shown large',
    (text) => {
      expect(isOnlyEmoji(text)).toBe(false);
    },
  );

  test('are found by every word of their name, with or without accents', async () => {
    const names = await emojiNames('fr');
    expect(findEmoji(names, 'COEUR roug')).toEqual([]);
    expect(findEmoji(names, 'cœur roug')).toContain('❤️');
    expect(findEmoji(names, 'etoile')).toContain('⭐');
    expect(findEmoji(names, 'zzz')).toEqual([]);
  });

  test('are moved through by arrow keys within the grid', () => {
    const place = { index: 1, count: 7, columns: 3 };
    expect(moveInGrid('ArrowRight', place)).toBe(2);
    expect(moveInGrid('ArrowLeft', place)).toBe(0);
    expect(moveInGrid('ArrowDown', place)).toBe(4);
    expect(moveInGrid('ArrowUp', place)).toBe(1);
    expect(moveInGrid('ArrowDown', { ...place, index: 5 })).toBe(5);
    expect(moveInGrid('End', place)).toBe(6);
    expect(moveInGrid('Home', place)).toBe(0);
    expect(moveInGrid('a', place)).toBeNull();
  });
});
