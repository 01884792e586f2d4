// [core §3 Stored keys profiliVisitati]
import { expect, test } from '@jest/globals';
import { forgetOthers } from '#components/realtime/own-browser.ts';

function storage(): Storage {
  const stored = new Map<string, string>();
  return {
    get length() {
      return stored.size;
    },
    clear: () => {
      stored.clear();
    },
    key: (index) => [...stored.keys()][index] ?? null,
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
}

test('clears a member’s likes and visits for the next member, and keeps the browser’s own data', () => {
  const stored = storage();
  forgetOthers(() => stored, 'ugo');
  stored.setItem('like', 'anna');
  stored.setItem('profiliVisitati', 'anna');
  stored.setItem('messaggiNonLetti', '3');
  stored.setItem('avatar', '/photos/a.webp');
  stored.setItem('page', '2');
  forgetOthers(() => stored, 'ugo');
  expect([stored.getItem('like'), stored.getItem('profiliVisitati')]).toEqual(['anna', 'anna']);
  forgetOthers(() => stored, 'piero');
  expect([stored.getItem('like'), stored.getItem('profiliVisitati')]).toEqual([null, null]);
  expect(stored.getItem('messaggiNonLetti')).toBeNull();
  expect(stored.getItem('avatar')).toBeNull();
  expect(stored.getItem('page')).toBe('2');
});

test('raises no error in a browser that stores nothing', () => {
  const closed = (): Storage => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(() => {
    forgetOthers(closed, 'ugo');
  }).not.toThrow();
});
