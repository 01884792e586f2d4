import { expect, test } from '@jest/globals';
import { forgetOthers } from '#components/notifications/own-browser.ts';

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => {
      kept.clear();
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

test('one member’s likes and looks are not the next one’s; what is the browser’s own stays', () => {
  const kept = storage();
  forgetOthers(() => kept, 'ugo');
  kept.setItem('like', 'anna');
  kept.setItem('profiliVisitati', 'anna');
  kept.setItem('messaggiNonLetti', '3');
  kept.setItem('page', '2');
  forgetOthers(() => kept, 'ugo');
  expect([kept.getItem('like'), kept.getItem('profiliVisitati')]).toEqual(['anna', 'anna']);
  forgetOthers(() => kept, 'piero');
  expect([kept.getItem('like'), kept.getItem('profiliVisitati')]).toEqual([null, null]);
  expect(kept.getItem('messaggiNonLetti')).toBeNull();
  expect(kept.getItem('page')).toBe('2');
});

test('a browser that stores nothing is no fault', () => {
  const closed = (): Storage => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(() => {
    forgetOthers(closed, 'ugo');
  }).not.toThrow();
});
