// [core §3 Notification types purchKo] [core §4 Notification timer] [core §4 Popup closes on chat]
// [core §9 First-notification delay 5] [core §9 Poll 40000 ms and 10000 ms]
import { describe, expect, test } from '@jest/globals';
import { nextCheck } from '#components/notifications/check-times.ts';
import {
  beginTimer,
  nextDueAt,
  runTimer,
  type TimerAction,
  type TimerState,
  type View,
} from '#components/notifications/notification-timer.ts';
import type { Notification } from '#components/notifications/notification.ts';
import { event } from '../chat/chat-event.ts';

const LANDED = 1_000_000;
const SECOND = 1_000;

/** A visible leader tab on a page that is not quiet, some seconds into the visit. */
const tab = (seconds: number, other: Partial<View> = {}): View => ({
  now: LANDED + seconds * SECOND,
  hidden: false,
  path: '/find',
  isLeader: true,
  ...other,
});
const message = (key: string, at = 0, other = {}): Notification => ({
  key,
  kind: 'message',
  at,
  content: { is: 'event', event: { ...event, id: key, ...other } },
});
const like: Notification = { ...message('like', 0, { type: 'like' }), kind: 'like' };
const summary: Notification = {
  key: 'summary',
  kind: 'message',
  at: 0,
  content: { is: 'summary' },
};
const failed: Notification = {
  key: 'purchKo',
  kind: 'purchKo',
  at: 0,
  content: { is: 'text', title: 'No', text: 'No' },
};
const received = (view: View, ...notifications: Notification[]): TimerAction => ({
  type: 'received',
  received: notifications,
  view,
});
const tick = (view: View): TimerAction => ({ type: 'tick', view });

/** The state of a visit after these actions, from its beginning. */
function after(...actions: readonly TimerAction[]): TimerState {
  return actions.reduce(runTimer, beginTimer(LANDED, false));
}
const shownKeys = ({ shown }: TimerState) => shown?.keys ?? null;
const waitingKeys = ({ waiting }: TimerState) => waiting.map(({ key }) => key);

describe('the time of a notification', () => {
  test.each([
    ['not notified, started', false, 0, 40],
    ['not notified, just before the check', false, 39.999, 40],
    ['not notified, at the check', false, 40, 80],
    ['notified, started', true, 3, 10],
    ['notified, later', true, 41, 50],
    ['a clock that was set back', false, -20, 40],
  ])('%s', (_, notified, seconds, expected) => {
    const now = LANDED + seconds * SECOND;
    expect(nextCheck(LANDED, notified, now)).toBe(LANDED + expected * SECOND);
  });

  test('is not in the first five seconds of a visit', () => {
    const early = after(received(tab(1), message('m1')));
    expect([shownKeys(early), nextDueAt(early, LANDED + SECOND)]).toEqual([
      null,
      LANDED + 5 * SECOND,
    ]);
    expect(shownKeys(runTimer(early, tick(tab(4.999))))).toBeNull();
    expect(shownKeys(runTimer(early, tick(tab(5))))).toEqual(['m1']);
  });

  test('is at once afterwards, or at its own later time', () => {
    expect(shownKeys(after(received(tab(20), message('m1'))))).toEqual(['m1']);
    const delayed = after(received(tab(20), message('m1', LANDED + 22 * SECOND)));
    expect([shownKeys(delayed), nextDueAt(delayed, tab(20).now)]).toEqual([null, tab(22).now]);
    expect(shownKeys(runTimer(delayed, tick(tab(22))))).toEqual(['m1']);
  });

  test('is at once for events that join an open popup; a duplicate is ignored', () => {
    const state = after(
      received(tab(20), message('m1')),
      received(tab(21), message('m1'), message('m2'), like),
    );
    expect([shownKeys(state), state.shown?.newest.key]).toEqual([['m1', 'm2', 'like'], 'like']);
  });
});

describe('a quiet page', () => {
  test('delays the popup to the next check after it, after forty seconds or ten', () => {
    const paying = tab(12, { path: '/purchase' });
    const first = after(received(paying, like), tick(tab(15)));
    expect([shownKeys(first), nextDueAt(first, tab(15).now)]).toEqual([null, tab(40).now]);
    expect(shownKeys(runTimer(first, tick(tab(40))))).toEqual(['like']);
    const notified = runTimer(beginTimer(LANDED, true), received(paying, like));
    expect(nextDueAt(notified, paying.now)).toBe(tab(20).now);
  });

  test.each(['/chats/anna', '/purchase/pay', '/vip_plan/cred'])(
    'closes an open popup permanently on %s',
    (path) => {
      const entered = after(received(tab(20), like), tick(tab(21, { path })));
      expect([shownKeys(entered), waitingKeys(entered)]).toEqual([null, []]);
      expect(shownKeys(runTimer(entered, tick(tab(60))))).toBeNull();
    },
  );

  test('counts what it lists itself as notified', () => {
    const inChats = received(tab(20, { path: '/chats' }), message('m1'), like, summary);
    expect(waitingKeys(after(inChats))).toEqual(['like']);
    const inNotifications = received(tab(20, { path: '/notifications' }), like, summary);
    expect([shownKeys(after(inNotifications)), waitingKeys(after(inNotifications))]).toEqual([
      null,
      [],
    ]);
  });

  test('delays a failed payment, or drops it where the member pays', () => {
    expect(shownKeys(after(received(tab(20), failed)))).toEqual(['purchKo']);
    expect(waitingKeys(after(received(tab(20, { path: '/vip_plan/cred' }), failed)))).toEqual([]);
    expect(waitingKeys(after(received(tab(20, { path: '/chats' }), failed)))).toEqual(['purchKo']);
  });
});

describe('several notifications', () => {
  test('delay a summary while a popup is open, to a check after it', () => {
    const shownState = after(received(tab(20), message('m1')), received(tab(21), summary));
    expect([shownKeys(shownState), nextDueAt(shownState, tab(21).now)]).toEqual([
      ['m1'],
      tab(30).now,
    ]);
    const later = runTimer(shownState, tick(tab(30)));
    expect([shownKeys(later), nextDueAt(later, tab(30).now)]).toEqual([['m1'], tab(40).now]);
    const closed = runTimer(later, { type: 'dismissed', keys: ['m1'] });
    expect(shownKeys(closed)).toBeNull();
    expect(shownKeys(runTimer(closed, tick(tab(40))))).toEqual(['summary']);
  });

  test('replace a summary by a message, but never a payment', () => {
    expect(shownKeys(after(received(tab(20), summary), received(tab(21), message('m1'))))).toEqual([
      'm1',
    ]);
    const state = after(received(tab(20), failed), received(tab(21), message('m1')));
    expect([shownKeys(state), waitingKeys(state)]).toEqual([['purchKo'], ['m1']]);
  });

  test('show the payment first of two at once', () => {
    const state = after(received(tab(20), message('m1'), failed));
    expect([shownKeys(state), waitingKeys(state)]).toEqual([['purchKo'], ['m1']]);
  });
});

describe('hidden tabs and several tabs', () => {
  test('store what is due in a hidden tab, and show it on return', () => {
    const away = after(received(tab(20, { hidden: true }), message('m1'), like));
    expect([shownKeys(away), away.pending, away.notified]).toEqual([null, 'like', false]);
    const back = runTimer(away, tick(tab(300)));
    expect([shownKeys(back), back.pending, back.notified]).toEqual([['m1', 'like'], null, true]);
  });

  test('do not store as pending what is not due yet', () => {
    const away = tab(20, { hidden: true });
    expect(after(received(away, message('m1', tab(25).now))).pending).toBeNull();
  });

  test('delay a notification in a tab that is not the leader', () => {
    const silent = after(received(tab(20, { isLeader: false }), message('m1')));
    expect([shownKeys(silent), waitingKeys(silent), silent.pending]).toEqual([null, ['m1'], null]);
    expect(shownKeys(runTimer(silent, tick(tab(21))))).toEqual(['m1']);
  });

  test('drop what another tab has shown, and clear the pending mark', () => {
    const away = after(received(tab(20, { hidden: true }), message('m1'), message('m2')));
    const rest = runTimer(away, { type: 'notified', keys: ['m1'] });
    expect([waitingKeys(rest), rest.pending, rest.notified]).toEqual([['m2'], 'message', true]);
    const none = runTimer(rest, { type: 'notified', keys: ['m2'] });
    expect([waitingKeys(none), none.pending]).toEqual([[], null]);
    expect(shownKeys(runTimer(none, tick(tab(60))))).toBeNull();
  });

  test('drop what was read elsewhere, shown or pending', () => {
    const shownState = after(received(tab(20), message('m1')));
    const read: TimerAction = { type: 'gone', isGone: ({ key }) => key === 'm1' };
    expect(shownKeys(runTimer(shownState, read))).toBeNull();
    const away = after(received(tab(20, { hidden: true }), message('m1')));
    const gone = runTimer(away, read);
    expect([waitingKeys(gone), gone.pending]).toEqual([[], null]);
    expect(shownKeys(runTimer(shownState, { type: 'gone', isGone: () => false }))).toEqual(['m1']);
  });

  test('close a popup in all tabs at once', () => {
    const shownState = after(received(tab(20), message('m1')));
    expect(shownKeys(runTimer(shownState, { type: 'dismissed', keys: ['m1'] }))).toBeNull();
    expect(shownKeys(runTimer(shownState, { type: 'dismissed', keys: ['m2'] }))).toEqual(['m1']);
  });
});
