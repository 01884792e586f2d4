'use client';

import { useRef, type PointerEvent } from 'react';

const LONG_MS = 450;
const STRAY_PX = 10;

/** Handlers for a long press; a finger that moves is scrolling. */
export function useLongPress(onLongPress: (element: HTMLElement) => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const from = useRef({ x: 0, y: 0 });
  const stop = (): void => {
    clearTimeout(timer.current);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      if (event.pointerType !== 'touch') return;
      const element = event.currentTarget;
      from.current = { x: event.clientX, y: event.clientY };
      stop();
      timer.current = setTimeout(() => {
        onLongPress(element);
      }, LONG_MS);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      const { x, y } = from.current;
      if (Math.hypot(event.clientX - x, event.clientY - y) > STRAY_PX) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  };
}
