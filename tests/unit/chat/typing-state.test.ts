import { describe, expect, test } from '@jest/globals';
import {
  arrived,
  ended,
  receiveTyping,
  notTyping,
  TYPING_MS,
  waitOf,
} from '#components/chat/typing-state.ts';

describe('the three dots', () => {
  const at = { now: 1000, hidden: false };

  test('stand five seconds from the last sign of writing', () => {
    const first = receiveTyping(notTyping, 1000);
    expect(waitOf(first, 1000)).toBe(TYPING_MS);
    expect(waitOf(first, 7000)).toBe(0);
    expect(waitOf(notTyping, 7000)).toBeNull();
    expect(receiveTyping(first, 4000).until).toBe(4000 + TYPING_MS);
  });

  test('a message without them begins them, and waits for their end', () => {
    const { state, released } = arrived(notTyping, 'hi', at);
    expect(released).toEqual([]);
    expect(state).toEqual({ until: 6000, held: ['hi'] });
    expect(ended(state)).toEqual({ state: notTyping, released: ['hi'] });
  });

  test('a message while they stand ends with them, five seconds from the last sign', () => {
    const { state } = arrived(receiveTyping<string>(notTyping, 1000), 'hi', { ...at, now: 3000 });
    expect(state.until).toBe(6000);
  });

  test('who goes on writing after a send holds it back no longer', () => {
    const { state } = arrived(notTyping, 'one', at);
    expect(receiveTyping(state, 5000)).toBe(state);
    const more = arrived(state, 'two', { ...at, now: 5000 });
    expect(more.state).toEqual({ until: 6000, held: ['one', 'two'] });
  });

  test('nobody looks: everything held is added at once, in its order', () => {
    const { state } = arrived(notTyping, 'one', at);
    expect(arrived(state, 'two', { now: 2000, hidden: true })).toEqual({
      state: notTyping,
      released: ['one', 'two'],
    });
  });

  test('they end without anything to add where nothing was sent', () => {
    expect(ended(receiveTyping(notTyping, 1)).released).toEqual([]);
  });
});
