import { FIRST_DELAY_MS, nextCheck } from './check-times.ts';
import { isQuietPlace, isShownOn } from './incoming.ts';
import type { Content, Notification, NotificationKind, Shown } from './notification.ts';

export interface TimerState {
  /** When the visit began. */
  readonly landed: number;
  /** Whether the first notification of this visit was shown. */
  readonly notified: boolean;
  readonly waiting: readonly Notification[];
  readonly shown: Shown | null;
  /** The kind of notification that came due while the tab was hidden. */
  readonly pending: NotificationKind | null;
}

/** The state of the tab when the timer runs. */
export interface View {
  readonly now: number;
  readonly hidden: boolean;
  readonly path: string;
  /** This tab is the only one that shows notifications. */
  readonly isLeader: boolean;
}

export type TimerAction =
  | { readonly type: 'received'; readonly received: readonly Notification[]; readonly view: View }
  | { readonly type: 'tick'; readonly view: View }
  | { readonly type: 'gone'; readonly isGone: (one: Notification) => boolean }
  | { readonly type: 'notified' | 'dismissed'; readonly keys: readonly string[] };

export function beginTimer(landed: number, notified: boolean): TimerState {
  return { landed, notified, waiting: [], shown: null, pending: null };
}

const URGENCY = ['text', 'event', 'summary'] as const;

/** Events gather in one popup, the newest on top; any other content waits until no popup is open. */
function mayShow(next: Content['is'], shown: Shown | null): boolean {
  return shown === null || (next === 'event' && shown.newest.content.is !== 'text');
}

function showDue(state: TimerState, now: number): TimerState {
  const due = state.waiting.filter(({ at }) => at <= now);
  const first = URGENCY.find((is) => due.some(({ content }) => content.is === is));
  if (first === undefined) return state;
  const notified = mayShow(first, state.shown)
    ? due.filter(({ content }) => content.is === first)
    : [];
  const newest = notified.at(-1);
  const at = nextCheck(state.landed, state.notified || newest !== undefined, now);
  const left = state.waiting.filter((one) => !notified.includes(one));
  const waiting = left.map((one) => (one.at <= now ? { ...one, at } : one));
  if (newest === undefined) return { ...state, waiting };
  const previousKeys = state.shown?.newest.content.is === 'event' ? state.shown.keys : [];
  const shown = { newest, keys: [...previousKeys, ...notified.map(({ key }) => key)] };
  return { ...state, notified: true, waiting, shown, pending: null };
}

function evaluate(before: TimerState, { now, hidden, path, isLeader }: View): TimerState {
  const quiet = isQuietPlace(path);
  const state = {
    ...before,
    shown:
      before.shown === null || quiet || isShownOn(path, before.shown.newest) ? null : before.shown,
    waiting: before.waiting.filter((one) => !isShownOn(path, one)),
  };
  const due = state.waiting.filter(({ at }) => at <= now);
  const newest = due.at(-1);
  if (newest === undefined)
    return { ...state, pending: state.waiting.length === 0 ? null : state.pending };
  if (hidden) return { ...state, pending: newest.kind };
  if (!isLeader) return state;
  if (!quiet) return showDue(state, now);
  const at = nextCheck(state.landed, state.notified, now);
  return {
    ...state,
    waiting: state.waiting.map((one) => (due.includes(one) ? { ...one, at } : one)),
  };
}

function without(state: TimerState, isGone: (one: Notification) => boolean): TimerState {
  const shown = state.shown !== null && isGone(state.shown.newest) ? null : state.shown;
  const waiting = state.waiting.filter((one) => !isGone(one));
  return { ...state, shown, waiting, pending: waiting.length === 0 ? null : state.pending };
}

/** Which notifications are pending, which are shown, and when the next check is. Pure. */
export function runTimer(state: TimerState, action: TimerAction): TimerState {
  switch (action.type) {
    case 'received': {
      const known = new Set([...state.waiting.map(({ key }) => key), ...(state.shown?.keys ?? [])]);
      const fresh = action.received
        .filter(({ key }) => !known.has(key))
        .map((one) => ({ ...one, at: Math.max(one.at, state.landed + FIRST_DELAY_MS) }));
      return evaluate({ ...state, waiting: [...state.waiting, ...fresh] }, action.view);
    }
    case 'tick':
      return evaluate(state, action.view);
    case 'gone':
      return without(state, action.isGone);
    case 'notified': {
      const waiting = state.waiting.filter(({ key }) => !action.keys.includes(key));
      return {
        ...state,
        notified: true,
        waiting,
        pending: waiting.length === 0 ? null : state.pending,
      };
    }
    case 'dismissed':
      return without(state, ({ key }) => action.keys.includes(key));
  }
}

/** When the next notification becomes due; null if none will by time alone. Pure. */
export function nextDueAt({ waiting }: TimerState, now: number): number | null {
  const ahead = waiting.map(({ at }) => at).filter((at) => at > now);
  return ahead.length === 0 ? null : Math.min(...ahead);
}
