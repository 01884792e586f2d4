'use client';

import { useEffectEvent, useLayoutEffect, useRef, type PointerEvent, type RefObject } from 'react';
import type { SwipeChoice } from '#lib/db/generated/enums.ts';
import { choiceOf, directionOf, speedOf, type Sample } from './gesture.ts';
import { comeBack, flyOut, follow, freezeFlight, springBack, type Motion } from './motion.ts';

interface Swipe {
  leaving: SwipeChoice | null;
  cameFrom: SwipeChoice | null;
  /** Whether the choice was accepted; otherwise the card springs back. */
  onChoice: (choice: SwipeChoice) => boolean;
  /** The card has left the screen. */
  onFlown: () => void;
}

interface Handlers {
  card: RefObject<HTMLDivElement | null>;
  onPointerDown: (event: PointerEvent) => void;
  /** A drag that ends on a link must not activate it. */
  onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => void;
}

/** A card that follows the finger or the mouse sideways. Only styles change while it moves. */
export function useSwipe({ leaving, cameFrom, onChoice, onFlown }: Swipe): Handlers {
  const card = useRef<HTMLDivElement>(null);
  const motion = useRef<Motion>({ dx: 0, speed: 0 });
  const dragged = useRef(false);
  const flown = useEffectEvent(onFlown);

  useLayoutEffect(() => {
    const node = card.current;
    if (node === null) return;
    if (leaving === null) {
      if (cameFrom !== null) comeBack(node, cameFrom);
      return;
    }
    const flight = flyOut(node, leaving, motion.current);
    flight.onfinish = () => {
      flown();
    };
    motion.current = { dx: 0, speed: 0 };
    return () => {
      freezeFlight(node, flight);
    };
  }, [leaving, cameFrom]);

  const begin = (down: PointerEvent): void => {
    const node = card.current;
    if (node === null || leaving !== null || !down.isPrimary || down.button !== 0) return;
    dragged.current = false;
    drag(node, down.nativeEvent, {
      onMoved: () => {
        dragged.current = true;
      },
      onEnd: (end) => {
        motion.current = end;
        const choice = choiceOf({ ...end, width: node.offsetWidth });
        if (choice === null || !onChoice(choice)) {
          motion.current = { dx: 0, speed: 0 };
          springBack(node);
        }
      },
    });
  };
  return {
    card,
    onPointerDown: begin,
    onClickCapture: (event) => {
      if (!dragged.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

interface Listeners {
  /** The pointer moved in any direction: this is no press any more. */
  onMoved: () => void;
  onEnd: (motion: Motion) => void;
}

/** Follows one pointer until it is lifted. A vertical movement belongs to the page, not to the card. */
function drag(node: HTMLElement, down: globalThis.PointerEvent, listeners: Listeners): void {
  const { pointerId, clientX, clientY } = down;
  const ends = new AbortController();
  const samples: Sample[] = [];
  let dx = 0;
  let sideways = false;

  const finish = (at: number, cancelled: boolean): void => {
    ends.abort();
    node.style.willChange = '';
    if (!sideways) return;
    listeners.onEnd(cancelled ? { dx: 0, speed: 0 } : { dx, speed: speedOf(samples, at) });
  };
  const move = (event: globalThis.PointerEvent): void => {
    if (event.pointerId !== pointerId) return;
    dx = event.clientX - clientX;
    if (!sideways) {
      const direction = directionOf(dx, event.clientY - clientY);
      if (direction === null) return;
      listeners.onMoved();
      if (direction === 'upright') {
        ends.abort();
        return;
      }
      sideways = true;
      node.setPointerCapture(pointerId);
      node.style.willChange = 'transform';
    }
    samples.push({ x: event.clientX, at: event.timeStamp });
    follow(node, dx);
  };
  const { signal } = ends;
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener(
    'pointerup',
    (event) => {
      if (event.pointerId === pointerId) finish(event.timeStamp, false);
    },
    { signal },
  );
  window.addEventListener(
    'pointercancel',
    (event) => {
      if (event.pointerId === pointerId) finish(event.timeStamp, true);
    },
    { signal },
  );
}
