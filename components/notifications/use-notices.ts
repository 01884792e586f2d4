'use client';

import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { landedAt } from '#components/popups/landing.ts';
import { useMemberState } from '#components/realtime/member-state.tsx';
import { useRealtime, useSocketEvent } from '#components/realtime/use-realtime.ts';
import type { ChatEvent } from '#lib/realtime/events.ts';
import { isNotice } from '#components/realtime/is-notice.ts';
import { beginTimer, nextDueAt, runTimer, type View } from './notification-timer.ts';
import type { Notification, NotificationKind } from './notification.ts';
import {
  setPendingNotification,
  storeNotifiedCount,
  storeNotifiedVisit,
  wasNotifiedInVisit,
} from './notified-memory.ts';
import { browserAgreement, SharedNotices } from './share-notices.ts';

/** Drops notifications that were read, removed or seen in another tab or on another device. */
function useDropKnown(total: number, drop: (isGone: (one: Notification) => boolean) => void) {
  const dropEvents = (isGone: (event: ChatEvent) => boolean): void => {
    drop(({ content }) => content.is === 'event' && isGone(content.event));
  };
  useSocketEvent('read', ({ angelId, seq, by }) => {
    if (by === 'self') dropEvents((event) => event.angelId === angelId && event.seq <= seq);
  });
  useSocketEvent('message', ({ angelId, seq, removed }) => {
    if (removed) dropEvents((event) => event.angelId === angelId && event.seq === seq);
  });
  useSocketEvent('conversation', ({ angelId, closed }) => {
    if (closed) dropEvents((event) => event.angelId === angelId);
  });
  useSocketEvent('notices', ({ newNotifications }) => {
    if (newNotifications === 0) dropEvents(isNotice);
  });
  useEffect(() => {
    if (total === 0) drop(({ content }) => content.is === 'summary');
  }, [total, drop]);
}

export interface NoticesOf {
  /** Notifications that have arrived and are not in the timer yet. */
  received: readonly Notification[];
  onTaken: (taken: readonly Notification[]) => void;
  onShown: (kind: NotificationKind) => void;
  path: string;
}

/** Runs the notification timer of this tab, in agreement with the other tabs and devices. */
export function useNotices({ received, onTaken, onShown, path }: NoticesOf) {
  const { trackerId } = useRealtime();
  const { unread, newNotifications } = useMemberState();
  const total = unread + newNotifications;
  const shared = useRef<SharedNotices>(null);
  const [state, dispatch] = useReducer(runTimer, undefined, () => {
    const landed = landedAt();
    return beginTimer(landed, wasNotifiedInVisit(landed));
  });
  const { shown, pending, landed } = state;

  const view = (): View => {
    const isLeader = shared.current?.isLeader ?? false;
    return { now: Date.now(), hidden: document.hidden, path, isLeader };
  };
  const tick = useEffectEvent(() => {
    dispatch({ type: 'tick', view: view() });
  });
  const take = useEffectEvent(() => {
    dispatch({ type: 'received', received, view: view() });
    onTaken(received);
  });
  const recordShown = useEffectEvent(() => {
    if (shown === null) return;
    shared.current?.say({ notified: shown.keys });
    storeNotifiedVisit(landed);
    onShown(shown.newest.kind);
  });

  useEffect(() => {
    const tabs = new SharedNotices(trackerId, browserAgreement(), {
      onElected: () => {
        tick();
      },
      onNotified: (keys) => {
        dispatch({ type: 'notified', keys });
      },
      onDismissed: (keys) => {
        dispatch({ type: 'dismissed', keys });
      },
    });
    shared.current = tabs;
    const see = (): void => {
      tabs.see(!document.hidden);
      tick();
    };
    see();
    document.addEventListener('visibilitychange', see);
    return () => {
      document.removeEventListener('visibilitychange', see);
      tabs.close();
    };
  }, [trackerId]);
  useEffect(() => {
    if (received.length > 0) take();
  }, [received]);
  useEffect(() => {
    tick();
  }, [path]);
  useEffect(() => {
    const at = nextDueAt(state, Date.now());
    if (at === null) return undefined;
    const timer = setTimeout(() => {
      tick();
    }, at - Date.now());
    return () => {
      clearTimeout(timer);
    };
  }, [state]);
  useEffect(() => {
    setPendingNotification(pending);
  }, [pending]);
  useEffect(() => {
    recordShown();
  }, [shown]);
  useEffect(() => {
    if (shown !== null) storeNotifiedCount(total);
  }, [shown, total]);
  const drop = useCallback((isGone: (one: Notification) => boolean): void => {
    dispatch({ type: 'gone', isGone });
  }, []);
  useDropKnown(total, drop);

  const dismiss = (): void => {
    if (shown === null) return;
    shared.current?.say({ dismissed: shown.keys });
    dispatch({ type: 'dismissed', keys: shown.keys });
  };
  return { shown, dismiss };
}
