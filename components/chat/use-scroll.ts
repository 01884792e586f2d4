'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

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
  /** Of the box, as its last scroll was seen. */
  const height = useRef(0);

  const toEnd = (): void => {
    following.current = true;
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  };
  useLayoutEffect(() => {
    const element = box.current;
    if (element) element.scrollTop = element.scrollHeight - fromEnd.current;
  }, [start]);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    if (following.current) element.scrollTop = element.scrollHeight;
    else fromEnd.current = element.scrollHeight - element.scrollTop;
  }, [end]);
  const askForMore = useEffectEvent(onStart);
  useEffect(() => {
    // Short messages do not fill the box, and what does not scroll never says that its start is near.
    if (box.current && box.current.scrollTop < NEAR_START) askForMore();
  }, [start]);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    // The keyboard or a growing composer takes room, a picture grows: the newest message stays in view.
    const observer = new ResizeObserver(() => {
      height.current = element.clientHeight;
      if (following.current) element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    for (const part of element.children) observer.observe(part);
    return () => {
      observer.disconnect();
    };
  }, [end]);
  return {
    box,
    toEnd,
    onScroll: () => {
      const element = box.current;
      if (!element) return;
      fromEnd.current = element.scrollHeight - element.scrollTop;
      // A box that has just shrunk moved its messages away; nobody scrolled.
      const shrunk = element.clientHeight !== height.current;
      if (!shrunk) following.current = fromEnd.current - element.clientHeight < NEAR_END;
      if (element.scrollTop < NEAR_START) onStart();
    },
  };
}
