'use client';

import { useEffect, useRef } from 'react';
import { useMemberState } from '#components/realtime/member-state.tsx';
import { markRead } from './chat-calls.ts';

const AGAIN_MS = 5000;

/** Marks the thread as seen up to a number as soon as the page is visible; a failed call is repeated. */
export function useReadMark(angelId: string, newest: number): void {
  const { setUnread } = useMemberState();
  const lastSent = useRef(0);
  useEffect(() => {
    let over = false;
    let again: ReturnType<typeof setTimeout> | undefined;
    const sendMark = (): void => {
      clearTimeout(again);
      if (document.hidden || newest <= lastSent.current) return;
      lastSent.current = newest;
      markRead(angelId, newest).then(setUnread, () => {
        lastSent.current = 0;
        if (!over) again = setTimeout(sendMark, AGAIN_MS);
      });
    };
    sendMark();
    document.addEventListener('visibilitychange', sendMark);
    return () => {
      over = true;
      clearTimeout(again);
      document.removeEventListener('visibilitychange', sendMark);
    };
  }, [newest, angelId, setUnread]);
}
