'use client';

import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { landedAt } from '#components/popups/landing.ts';
import { useMemberState } from '#components/realtime/member-state.tsx';
import type { NotificationKind } from './notification-kinds.ts';
import { beginTimer, nextDueAt, runTimer, type View } from './notification-timer.ts';
import type { Notification } from './notification.ts';
import { browserAgreement, SharedNotices } from './share-notices.ts';
import {
  setPendingNotification,
  storeNotifiedCount,
  storeNotifiedVisit,
  wasNotifiedInVisit,
} from './notified-memory.ts';
import { useDropKnown } from './use-drop-known.ts';
import { useRealtime } from '#components/realtime/use-realtime.ts';

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
