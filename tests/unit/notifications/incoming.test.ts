// [core §3 Notification types like] [core §3 Chat socket] [core §4 Popup closes on chat] [core §4 Incoming]
import { describe, expect, test } from '@jest/globals';
import { isQuietPlace, isShownOn, popupDelay } from '#components/notifications/incoming.ts';
import { event } from '../chat/chat-event.ts';

describe('the popup of a message', () => {
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

  test('has quiet pages: chats, purchase and plans', () => {
    expect(
      ['/chats/', '/chats/x', '/purchase/1', '/mollie/paymentCheck', '/vip_plan/cred'].every(
        isQuietPlace,
      ),
    ).toBe(true);
    expect(['/find', '/', '/user/chats', '/profile'].some(isQuietPlace)).toBe(false);
  });

  test('is replaced by the chats for a message, by the notifications for a like, by either for a summary', () => {
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

  test('ignores notices about who answers', () => {
    for (const type of ['wait_ai', 'wait_socket', 'full'] as const) {
      const { id: _, from: __, ...peer } = event;
      expect(popupDelay({ ...peer, type, seq: null, msg: null, unreadTotal: null })).toBeNull();
    }
  });
});
