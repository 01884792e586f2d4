// [core §3 Notification types like]
import { describe, expect, test } from '@jest/globals';
import {
  countFresh,
  noticeKind,
  withNotice,
  withoutPeer,
} from '#components/notifications/notice-list.ts';
import { isNotice } from '#components/realtime/is-notice.ts';
import type { NotificationsAnswer } from '#components/notifications/notice-list.ts';
import { event } from '../chat/chat-event.ts';

const like = { ...event, type: 'like', msg: null, angelId: 'anna', time: 5 };
const visit = { ...like, type: 'visit' };
const none: NotificationsAnswer = { like: [], visits: [] };

describe('arriving likes and visits', () => {
  test('go into their own list, the newest on top, unread', () => {
    const lists = withNotice(
      withNotice(withNotice(none, like, null), visit, null),
      {
        ...like,
        angelId: 'bea',
        kind: 'hosted' as const,
        answeredBy: ['ai'],
        time: 9,
      },
      'Hosted by us',
    );
    expect(lists.like).toMatchObject([
      { angelId: 'bea', kind: 'hosted', answeredBy: ['ai'], label: 'Hosted by us' },
      { angelId: 'anna', kind: 'member', answeredBy: [], label: null },
    ]);
    expect(lists.visits.map(({ angelId }) => angelId)).toEqual(['anna']);
    expect([countFresh(lists.like), countFresh(lists.visits)]).toEqual([2, 1]);
  });

  test('are listed once when received twice', () => {
    const once = withNotice(none, like, null);
    expect(withNotice(once, like, null)).toEqual(once);
  });

  test('of a peer are removed when the conversation closes', () => {
    const lists = withNotice(withNotice(none, like, null), { ...visit, angelId: 'bea' }, null);
    expect(withoutPeer(lists, 'anna')).toEqual({ like: [], visits: lists.visits });
  });
});

test.each([
  [{ type: 'like', category: null }, 'like'],
  [{ type: 'visit', category: null }, 'visit'],
  [{ type: 'like', category: 'like_reply' }, 'match'],
])('shows %j as a %s', (row, kind) => {
  expect(noticeKind(row)).toBe(kind);
});

test('ignores own echoes and messages', () => {
  expect([like, visit, event, { ...like, from: 'self' as const }].map(isNotice)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
