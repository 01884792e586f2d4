'use client';

import { useEffect, type RefObject } from 'react';
import { useOpeningThread } from './opening-thread.tsx';

/**
 * Where the focus goes when a thread was turned to from the list: into the field where a keyboard stands
 * ready, else onto the thread itself, so that no keyboard covers what one came to read.
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
