'use client';

import { useEffect, type RefObject } from 'react';
import { useOpeningThread } from './opening-thread.tsx';

/**
 * Where the focus goes when a thread is opened from the list: to the field on devices with a keyboard, else
 * to the thread itself, so that no on-screen keyboard covers the messages.
 */
export function useArrivalFocus(
  thread: RefObject<HTMLElement | null>,
  field: RefObject<HTMLTextAreaElement | null>,
): void {
  const { wasNavigated } = useOpeningThread();
  useEffect(() => {
    if (!wasNavigated()) return;
    const typesAtOnce = window.matchMedia('(hover: hover) and (pointer: fine)').matches;
    const target = typesAtOnce ? (field.current ?? thread.current) : thread.current;
    target?.focus({ preventScroll: true });
  }, [wasNavigated, thread, field]);
}
