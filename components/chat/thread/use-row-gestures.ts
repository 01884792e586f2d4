'use client';

import { useRef, type PointerEvent } from 'react';

const LONG_MS = 450;
const STRAY_PX = 10;
/** How far a message is swiped for an answer, and how far it follows the finger. */
const SWIPE_PX = 56;
const MOST_PX = 72;

interface RowGestures {
  onLongPress: (row: HTMLElement) => void;
  /** To the right; absent where the message cannot be answered. */
  onSwipe?: (() => void) | undefined;
}

function move(row: HTMLElement, by: number): void {
  row.style.setProperty('--swipe', `${String(by)}px`);
  row.toggleAttribute('data-swiped', by > 0);
}

/** Handlers for a long press and a swipe of a finger; one that moves up or down is scrolling. */
export function useRowGestures({ onLongPress, onSwipe }: RowGestures) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const from = useRef({ x: 0, y: 0 });
  const swiped = useRef<number | null>(null);
  const stop = (): void => {
    clearTimeout(timer.current);
  };
  const end = (row: HTMLElement): void => {
    stop();
    if (swiped.current !== null) move(row, 0);
    swiped.current = null;
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
      if (event.pointerType !== 'touch') return;
      const x = event.clientX - from.current.x;
      const y = event.clientY - from.current.y;
      if (Math.hypot(x, y) <= STRAY_PX) return;
      stop();
      if (onSwipe === undefined || (swiped.current === null && x < Math.abs(y))) return;
      swiped.current = Math.min(Math.max(x, 0), MOST_PX);
      move(event.currentTarget, swiped.current);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>): void => {
      const isFar = (swiped.current ?? 0) >= SWIPE_PX;
      end(event.currentTarget);
      if (isFar) onSwipe?.();
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>): void => {
      end(event.currentTarget);
    },
  };
}
