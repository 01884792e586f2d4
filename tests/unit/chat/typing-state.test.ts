// [core §4 Open chat] [core §9 Typing 5000 ms]
import { describe, expect, test } from '@jest/globals';
import {
  arrived,
  ended,
  receiveTyping,
  notTyping,
  waitOf,
} from '#components/chat/state/typing-state.ts';
import { TYPING_SHOWN_MS } from '#lib/realtime/limits.ts';

describe('the typing indicator', () => {
  const at = { now: 1000, hidden: false };

  test('is shown for five seconds after the last typing event', () => {
    const first = receiveTyping(notTyping, 1000);
    expect(waitOf(first, 1000)).toBe(TYPING_SHOWN_MS);
    expect(waitOf(first, 7000)).toBe(0);
    expect(waitOf(notTyping, 7000)).toBeNull();
    expect(receiveTyping(first, 4000).until).toBe(4000 + TYPING_SHOWN_MS);
  });

  test('starts with a message, which is held until it ends', () => {
    const { state, released } = arrived(notTyping, 'hi', at);
    expect(released).toEqual([]);
    expect(state).toEqual({ until: 6000, held: ['hi'] });
    expect(ended(state)).toEqual({ state: notTyping, released: ['hi'] });
  });

  test('holds a message until five seconds after the last typing event', () => {
    const { state } = arrived(receiveTyping<string>(notTyping, 1000), 'hi', { ...at, now: 3000 });
    expect(state.until).toBe(6000);
  });

  test('is not prolonged by typing after a send', () => {
    const { state } = arrived(notTyping, 'one', at);
    expect(receiveTyping(state, 5000)).toBe(state);
    const more = arrived(state, 'two', { ...at, now: 5000 });
    expect(more.state).toEqual({ until: 6000, held: ['one', 'two'] });
  });

  test('releases everything held at once, in order, when the page is hidden', () => {
    const { state } = arrived(notTyping, 'one', at);
    expect(arrived(state, 'two', { now: 2000, hidden: true })).toEqual({
      state: notTyping,
      released: ['one', 'two'],
    });
  });

  test('ends with nothing to add when nothing was sent', () => {
    expect(ended(receiveTyping(notTyping, 1)).released).toEqual([]);
  });
});
