'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

const NEAR_END = 120;
const NEAR_START = 240;

interface ScrollOptions {
  /** Changes when something is added at the end. */
  end: string;
  /** Changes when older messages are added at the start. */
  start: string;
  /** Near the start, where older messages are requested. */
  onStart?: () => void;
}

/** Keeps the newest message in view, keeps the position when older ones are added, and requests those in time. */
export function useScroll({ end, start, onStart }: ScrollOptions): {
  box: RefObject<HTMLDivElement | null>;
  onScroll: () => void;
  toEnd: () => void;
} {
  const box = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  const fromEnd = useRef(0);
  /** Height of the box after its last resize. */
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
  const askForMore = useEffectEvent(() => onStart?.());
  useEffect(() => {
    // Short messages do not fill the box, and a box that does not scroll never reports that its start is
    // near.
    if (box.current && box.current.scrollTop < NEAR_START) askForMore();
  }, [start]);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    // The newest message stays in view when the keyboard or a growing composer takes space, or a picture
    // grows.
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
      // A box that has just shrunk moved its messages away; the member did not scroll.
      const shrunk = element.clientHeight !== height.current;
      if (!shrunk) following.current = fromEnd.current - element.clientHeight < NEAR_END;
      if (element.scrollTop < NEAR_START) onStart?.();
    },
  };
}
