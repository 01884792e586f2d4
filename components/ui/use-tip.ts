'use client';

import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

const REST_MS = 300;
/** Long enough for the pointer to move from the icon to its tip. */
const LEAVE_MS = 150;

/** When a tip is shown: on hover or keyboard focus of its element; Escape and a press close it. */
export function useTip() {
  const [about, setAbout] = useState<DOMRect | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const change = (next: DOMRect | null, after: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(setAbout, after, next);
  };
  const stay = (): void => {
    clearTimeout(timer.current);
  };
  const leave = (): void => {
    change(null, LEAVE_MS);
  };
  const end = (): void => {
    change(null, 0);
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  const open = about !== null;
  useEffect(() => {
    if (!open) return;
    const close = (): void => {
      setAbout(null);
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close();
    };
    document.addEventListener('keydown', escape);
    window.addEventListener('scroll', close, { capture: true, passive: true });
    return () => {
      document.removeEventListener('keydown', escape);
      window.removeEventListener('scroll', close, { capture: true });
    };
  }, [open]);
  const onTrigger = {
    onPointerEnter: (event: PointerEvent<HTMLElement>): void => {
      if (event.pointerType === 'touch') return;
      change(event.currentTarget.getBoundingClientRect(), REST_MS);
    },
    onPointerLeave: leave,
    onPointerDown: end,
    onFocus: (event: FocusEvent<HTMLElement>): void => {
      if (!event.currentTarget.matches(':focus-visible')) return;
      change(event.currentTarget.getBoundingClientRect(), 0);
    },
    onBlur: end,
  };
  return { about, onTrigger, onTip: { onPointerEnter: stay, onPointerLeave: leave } };
}
