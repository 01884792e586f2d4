'use client';

import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { landedAt } from '#components/popups/landing.ts';
import { useMemberState } from './member-state.tsx';
import type { NotificationKind } from './notification-kinds.ts';
import { beginTimer, nextLook, runTimer, type View } from './notification-timer.ts';
import type { Notification } from './notification.ts';
import { browserAgreement, SharedNotices } from './share-notices.ts';
import { keepPending, rememberTold, rememberToldIn, wasToldIn } from './told-memory.ts';
import { useDropKnown } from './use-drop-known.ts';
import { useRealtime } from './use-realtime.ts';

export interface NoticesOf {
  /** What came and has not been taken over yet. */
  heard: readonly Notification[];
  onTaken: (taken: readonly Notification[]) => void;
  onShown: (kind: NotificationKind) => void;
  path: string;
}

/** Runs the timer in this tab: tells what waits, in agreement with the other tabs and devices. */
export function useNotices({ heard, onTaken, onShown, path }: NoticesOf) {
  const { trackerId } = useRealtime();
  const { unread, newNotifications } = useMemberState();
  const total = unread + newNotifications;
  const shared = useRef<SharedNotices>(null);
  const [state, dispatch] = useReducer(runTimer, undefined, () => {
    const landed = landedAt();
    return beginTimer(landed, wasToldIn(landed));
  });
  const { shown, pending, landed } = state;

  const view = (): View => {
    const speaks = shared.current?.speaks ?? false;
    return { now: Date.now(), hidden: document.hidden, path, speaks };
  };
  const look = useEffectEvent(() => {
    dispatch({ type: 'looked', view: view() });
  });
  const take = useEffectEvent(() => {
    dispatch({ type: 'heard', heard, view: view() });
    onTaken(heard);
  });
  const tell = useEffectEvent(() => {
    if (shown === null) return;
    shared.current?.say({ told: shown.keys });
    rememberToldIn(landed);
    onShown(shown.newest.kind);
  });

  useEffect(() => {
    const tabs = new SharedNotices(trackerId, browserAgreement(), {
      onTurn: () => {
        look();
      },
      onTold: (keys) => {
        dispatch({ type: 'told', keys });
      },
      onDismissed: (keys) => {
        dispatch({ type: 'dismissed', keys });
      },
    });
    shared.current = tabs;
    const see = (): void => {
      tabs.see(!document.hidden);
      look();
    };
    see();
    document.addEventListener('visibilitychange', see);
    return () => {
      document.removeEventListener('visibilitychange', see);
      tabs.close();
    };
  }, [trackerId]);
  useEffect(() => {
    if (heard.length > 0) take();
  }, [heard]);
  useEffect(() => {
    look();
  }, [path]);
  useEffect(() => {
    const at = nextLook(state, Date.now());
    if (at === null) return undefined;
    const timer = setTimeout(() => {
      look();
    }, at - Date.now());
    return () => {
      clearTimeout(timer);
    };
  }, [state]);
  useEffect(() => {
    keepPending(pending);
  }, [pending]);
  useEffect(() => {
    tell();
  }, [shown]);
  useEffect(() => {
    if (shown !== null) rememberTold(total);
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
