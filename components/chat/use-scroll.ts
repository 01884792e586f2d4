'use client';

import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

const NEAR_END = 120;
const NEAR_START = 240;

interface ScrollOptions {
  /** Changes when something is added at the end. */
  end: string;
  /** Changes when older messages come in front. */
  start: string;
  onStart: () => void;
}

/** Stays at the newest message, keeps its place when older ones come, and asks for them in time. */
export function useScroll({ end, start, onStart }: ScrollOptions): {
  box: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  toEnd: () => void;
} {
  const box = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  const fromEnd = useRef(0);

  const toEnd = (): void => {
    following.current = true;
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  };
  useLayoutEffect(() => {
    const element = box.current;
    if (element) element.scrollTop = element.scrollHeight - fromEnd.current;
  }, [start]);
  useLayoutEffect(() => {
    if (following.current && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [end]);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    // The keyboard or a growing composer takes room: the newest message stays in view.
    const observer = new ResizeObserver(() => {
      if (following.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return {
    box,
    toEnd,
    onScroll: () => {
      const element = box.current;
      if (!element) return;
      fromEnd.current = element.scrollHeight - element.scrollTop;
      following.current = fromEnd.current - element.clientHeight < NEAR_END;
      if (element.scrollTop < NEAR_START) onStart();
    },
  };
}
