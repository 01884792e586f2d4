'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useHoldReload } from '#components/realtime/use-hold-reload.ts';
import { followedLink } from './followed-link.ts';

interface LeaveGuard {
  /** True while a navigation waits for the member's answer. */
  asked: boolean;
  stay: () => void;
  /** Follows the intercepted navigation, without asking again. */
  leave: () => void;
}

/**
 * While something is unsaved, leaving the page needs confirmation: by a popup of ours for links and the
 * browser's back and forward buttons, by the browser itself for closing and reloading. The page is not
 * reloaded automatically either.
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
    // Older browsers do not let a page intercept their back button.
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
