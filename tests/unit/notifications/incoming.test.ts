import { describe, expect, test } from '@jest/globals';
import { isQuietPlace, isShownOn, popupDelay } from '#components/notifications/incoming.ts';
import { event } from '../chat/chat-event.ts';

describe('popup of a message', () => {
  test.each([
    ['a message', event, 0],
    ['an own one', { ...event, from: 'self' as const }, null],
    ['a match, which has its moment', { ...event, type: 'like', category: 'like_reply' }, null],
    ['wait_ai', { ...event, type: 'wait_ai' }, null],
    ['who answers now', { ...event, type: 'notice' as const }, null],
    ['delayed', { ...event, delayed: true, delayMs: 700 }, 700],
    ['delayed and full', { ...event, type: 'full', delayed: true, delayMs: 700 }, null],
  ])('%s', (_, given, expected) => {
    expect(popupDelay(given)).toBe(expected);
  });

  test('chats, purchase and plans are quiet places', () => {
    expect(['/chats/', '/chats/x', '/purchase/1', '/vip_plan/cred'].every(isQuietPlace)).toBe(true);
    expect(['/find', '/', '/user/chats', '/profile'].some(isQuietPlace)).toBe(false);
  });

  test('a message is told by the chats, a like by the notifications, all by either', () => {
    const like = { is: 'event', event: { ...event, type: 'like' } } as const;
    const shownOn = (path: string) =>
      [{ is: 'event', event } as const, like, { is: 'summary' } as const].map((content) =>
        isShownOn(path, { content }),
      );
    expect(['/chats/anna', '/notifications', '/find'].map(shownOn)).toEqual([
      [true, false, true],
      [false, true, true],
      [false, false, false],
    ]);
  });

  test('who answers is no message', () => {
    for (const type of ['wait_ai', 'wait_socket', 'full'] as const) {
      const { id: _, from: __, ...peer } = event;
      expect(popupDelay({ ...peer, type, seq: null, msg: null, unreadTotal: null })).toBeNull();
    }
  });
});
