'use client';

import { useGesture } from '@use-gesture/react';
import { clsx } from 'clsx';
import { useRef, useState, type ReactNode } from 'react';
import { useKeys } from '../use-keys.ts';
import { moved, WHOLE, zoomed, type Size, type View } from './zoom.ts';

const STEP = 1.5;
const ARROW_PX = 80;
/** Pixels of the wheel that double the picture. */
const WHEEL_PX = 400;

interface ZoomAreaProps {
  /** Answers to the keys: of several pictures only the one that is shown does. */
  active: boolean;
  children: ReactNode;
}

/**
 * A picture that is enlarged by wheel, pinch, double click or the keys + and -, and moved by dragging or the arrow
 * keys.
 */
export function ZoomArea({ active, children }: ZoomAreaProps) {
  const [view, setView] = useState<View>(WHOLE);
  const frame = useRef<HTMLDivElement>(null);
  const size = (): Size => ({
    width: frame.current?.clientWidth ?? 0,
    height: frame.current?.clientHeight ?? 0,
  });
  const zoom = (factor: number, clientX?: number, clientY?: number): void => {
    const box = frame.current?.getBoundingClientRect();
    const at =
      box && clientX !== undefined && clientY !== undefined
        ? { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 }
        : undefined;
    setView((before) => zoomed(before, factor, size(), at));
  };
  const move = (dx: number, dy: number): void => {
    setView((before) => moved(before, dx, dy, size()));
  };
  useGesture(
    {
      onDrag: ({ delta: [dx, dy] }) => {
        move(dx, dy);
      },
      onPinch: ({ delta: [by], origin: [x, y] }) => {
        zoom(1 + by, x, y);
      },
      onWheel: ({ event, delta: [, dy], ctrlKey }) => {
        // With Ctrl it is the pinch of a touchpad.
        if (!ctrlKey) zoom(2 ** (-dy / WHEEL_PX), event.clientX, event.clientY);
      },
    },
    { target: frame, eventOptions: { passive: false }, drag: { filterTaps: true } },
  );
  const isWhole = view.scale === 1;
  const zooms = {
    '+': () => {
      zoom(STEP);
    },
    '=': () => {
      zoom(STEP);
    },
    '-': () => {
      zoom(1 / STEP);
    },
    0: () => {
      setView(WHOLE);
    },
  };
  const moves = {
    arrowleft: () => {
      move(ARROW_PX, 0);
    },
    arrowright: () => {
      move(-ARROW_PX, 0);
    },
    arrowup: () => {
      move(0, ARROW_PX);
    },
    arrowdown: () => {
      move(0, -ARROW_PX);
    },
  };
  useKeys(active ? zooms : {});
  // They scroll the page while there is nothing to move.
  useKeys(active && !isWhole ? moves : {});
  return (
    <div
      ref={frame}
      data-zoom={view.scale}
      className={clsx(
        'grid size-full min-h-0 touch-none overflow-hidden',
        isWhole ? 'cursor-zoom-in' : 'cursor-grab active:cursor-grabbing',
      )}
      onDoubleClick={({ clientX, clientY }) => {
        if (isWhole) zoom(3, clientX, clientY);
        else setView(WHOLE);
      }}
    >
      <div
        className="grid min-h-0 select-none"
        style={{
          transform: `translate(${String(view.x)}px, ${String(view.y)}px) scale(${String(view.scale)})`,
        }}
      >
        {children}
      </div>
    </div>
  );
}
