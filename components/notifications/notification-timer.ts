import { FIRST_DELAY_MS, nextCheck } from './check-times.ts';
import { isQuietPlace, isToldBy } from './incoming.ts';
import type { NotificationKind } from './notification-kinds.ts';
import type { Content, Notification, Shown } from './notification.ts';

export interface TimerState {
  /** When the visit began. */
  readonly landed: number;
  /** Whether the first of this visit was told. */
  readonly told: boolean;
  readonly waiting: readonly Notification[];
  readonly shown: Shown | null;
  /** What came due while the tab was out of sight. */
  readonly pending: NotificationKind | null;
}

/** How the tab stands as it is looked at. */
export interface View {
  readonly now: number;
  readonly hidden: boolean;
  readonly path: string;
  /** This is the one tab that tells. */
  readonly speaks: boolean;
}

export type TimerAction =
  | { readonly type: 'heard'; readonly heard: readonly Notification[]; readonly view: View }
  | { readonly type: 'looked'; readonly view: View }
  | { readonly type: 'gone'; readonly isGone: (one: Notification) => boolean }
  | { readonly type: 'told' | 'dismissed'; readonly keys: readonly string[] };

export function beginTimer(landed: number, told: boolean): TimerState {
  return { landed, told, waiting: [], shown: null, pending: null };
}

const URGENCY = ['words', 'event', 'summary'] as const;

/** Events gather in one popup, the newest on top; whatever else comes waits until nothing stands. */
function mayShow(next: Content['is'], shown: Shown | null): boolean {
  return shown === null || (next === 'event' && shown.newest.content.is !== 'words');
}

function tell(state: TimerState, now: number): TimerState {
  const due = state.waiting.filter(({ at }) => at <= now);
  const first = URGENCY.find((is) => due.some(({ content }) => content.is === is));
  if (first === undefined) return state;
  const told = mayShow(first, state.shown) ? due.filter(({ content }) => content.is === first) : [];
  const newest = told.at(-1);
  const at = nextCheck(state.landed, state.told || newest !== undefined, now);
  const left = state.waiting.filter((one) => !told.includes(one));
  const waiting = left.map((one) => (one.at <= now ? { ...one, at } : one));
  if (newest === undefined) return { ...state, waiting };
  const stood = state.shown?.newest.content.is === 'event' ? state.shown.keys : [];
  const shown = { newest, keys: [...stood, ...told.map(({ key }) => key)] };
  return { ...state, told: true, waiting, shown, pending: null };
}

function look(before: TimerState, { now, hidden, path, speaks }: View): TimerState {
  const quiet = isQuietPlace(path);
  const state = {
    ...before,
    shown:
      before.shown === null || quiet || isToldBy(path, before.shown.newest) ? null : before.shown,
    waiting: before.waiting.filter((one) => !isToldBy(path, one)),
  };
  const due = state.waiting.filter(({ at }) => at <= now);
  const newest = due.at(-1);
  if (newest === undefined)
    return { ...state, pending: state.waiting.length === 0 ? null : state.pending };
  if (hidden) return { ...state, pending: newest.kind };
  if (!speaks) return state;
  if (!quiet) return tell(state, now);
  const at = nextCheck(state.landed, state.told, now);
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

/** What waits to be told, what is told, and when it is looked again. Pure. */
export function runTimer(state: TimerState, action: TimerAction): TimerState {
  switch (action.type) {
    case 'heard': {
      const known = new Set([...state.waiting.map(({ key }) => key), ...(state.shown?.keys ?? [])]);
      const fresh = action.heard
        .filter(({ key }) => !known.has(key))
        .map((one) => ({ ...one, at: Math.max(one.at, state.landed + FIRST_DELAY_MS) }));
      return look({ ...state, waiting: [...state.waiting, ...fresh] }, action.view);
    }
    case 'looked':
      return look(state, action.view);
    case 'gone':
      return without(state, action.isGone);
    case 'told': {
      const waiting = state.waiting.filter(({ key }) => !action.keys.includes(key));
      return {
        ...state,
        told: true,
        waiting,
        pending: waiting.length === 0 ? null : state.pending,
      };
    }
    case 'dismissed':
      return without(state, ({ key }) => action.keys.includes(key));
  }
}

/** When something comes due next; null while nothing will by time alone. Pure. */
export function nextLook({ waiting }: TimerState, now: number): number | null {
  const ahead = waiting.map(({ at }) => at).filter((at) => at > now);
  return ahead.length === 0 ? null : Math.min(...ahead);
}
