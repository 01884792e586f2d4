'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHoldReload } from '#components/notifications/use-hold-reload.ts';
import { followedLink } from './followed-link.ts';

interface LeaveGuard {
  /** True while a way out waits for an answer. */
  asked: boolean;
  stay: () => void;
  /** Goes where the press wanted to go, without asking again. */
  leave: () => void;
}

/**
 * While something is unsaved, leaving the page is asked about first: by a popup of ours for links and
 * the browser's own buttons, by the browser itself for closing and reloading. Nor do we reload it.
 */
export function useLeaveGuard(unsaved: boolean): LeaveGuard {
  const [to, setTo] = useState<string>();
  const answered = useRef(false);
  useHoldReload(unsaved);

  const press = useEffectEvent((event: MouseEvent) => {
    const link = followedLink(event, window.location.href);
    if (link === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    setTo(link);
  });
  const traverse = useEffectEvent((event: NavigateEvent) => {
    if (event.navigationType !== 'traverse' || !event.cancelable || answered.current) return;
    event.preventDefault();
    setTo(event.destination.url);
  });

  useEffect(() => {
    if (!unsaved) return;
    answered.current = false;
    const close = (event: BeforeUnloadEvent): void => {
      if (!answered.current) event.preventDefault();
    };
    const onPress = (event: MouseEvent): void => {
      press(event);
    };
    const onTraverse = (event: NavigateEvent): void => {
      traverse(event);
    };
    // Older browsers have no word in where their back button goes.
    const navigationApi = 'navigation' in window ? window.navigation : undefined;
    window.addEventListener('beforeunload', close);
    document.addEventListener('click', onPress, true);
    navigationApi?.addEventListener('navigate', onTraverse);
    return () => {
      window.removeEventListener('beforeunload', close);
      document.removeEventListener('click', onPress, true);
      navigationApi?.removeEventListener('navigate', onTraverse);
    };
  }, [unsaved]);

  return {
    asked: to !== undefined,
    stay: () => {
      setTo(undefined);
    },
    leave: () => {
      answered.current = true;
      if (to !== undefined) window.location.assign(to);
    },
  };
}
