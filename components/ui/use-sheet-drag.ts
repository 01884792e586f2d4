'use client';

import { useDrag } from '@use-gesture/react';
import { useRef, type DOMAttributes, type RefObject } from 'react';

/** Dragged beyond this fraction of its own height, or faster than this many px/ms, a sheet closes. */
const CLOSE_SHARE = 0.35;
const CLOSE_SPEED = 0.5;

function stillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A sheet that follows the finger downwards and either leaves with its speed or springs back. */
export function useSheetDrag(onClose: () => void): {
  sheet: RefObject<HTMLDivElement | null>;
  handle: () => DOMAttributes<HTMLElement>;
} {
  const sheet = useRef<HTMLDivElement>(null);
  const handle: () => DOMAttributes<HTMLElement> = useDrag(
    ({ movement: [, y], velocity: [, speed], direction: [, directionY], last, canceled }) => {
      const node = sheet.current;
      if (node === null) return;
      const offset = Math.max(0, y);
      if (!last) {
        node.style.translate = `0 ${String(offset)}px`;
        return;
      }
      const height = node.offsetHeight;
      const leaves =
        !canceled && (offset > height * CLOSE_SHARE || (speed > CLOSE_SPEED && directionY > 0));
      const rest = leaves ? height : 0;
      const duration = stillness()
        ? 1
        : Math.min(250, Math.max(120, Math.abs(rest - offset) / Math.max(speed, 1.2)));
      const easing = leaves
        ? 'ease-out'
        : getComputedStyle(node).getPropertyValue('--ease-spring').trim();
      const run = node.animate(
        [{ translate: `0 ${String(offset)}px` }, { translate: `0 ${String(rest)}px` }],
        { duration, easing, fill: 'forwards' },
      );
      run.onfinish = () => {
        if (leaves) {
          onClose();
        } else {
          node.style.translate = '';
          run.cancel();
        }
      };
    },
    { axis: 'y', filterTaps: true },
  );
  return { sheet, handle };
}
