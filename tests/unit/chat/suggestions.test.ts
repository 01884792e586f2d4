// [core §9 Three suggestions]
import { describe, expect, test } from '@jest/globals';
import { pickSuggestions } from '#components/chat/composer/suggestions.tsx';

describe('suggestions', () => {
  test('are three different ones, the same for one profile, and differ between profiles', () => {
    const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    const picks = Array.from({ length: 40 }, (_, i) =>
      pickSuggestions(items, `profile-${String(i)}`),
    );
    for (const picked of picks) expect(new Set(picked).size).toBe(3);
    expect(pickSuggestions(items, 'profile-1')).toEqual(picks[1]);
    expect(new Set(picks.map((picked) => picked.join())).size).toBeGreaterThan(15);
    expect(pickSuggestions(['a'], 'x')).toEqual(['a']);
  });
});
