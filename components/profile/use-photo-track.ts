'use client';

import { useRef, useState, type KeyboardEvent, type UIEvent } from 'react';

/**
 * A row of pictures, each as wide as the row, that scrolls from one to the next: by swiping, by `show`, and by the
 * arrow keys. `trackProps` go onto the row.
 */
export function usePhotoTrack(count: number, first = 0) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(first);
  const show = (index: number): void => {
    const element = track.current;
    if (!element || index < 0 || index >= count) return;
    element.scrollTo({ left: index * element.clientWidth });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(current + step);
  };
  const onScroll = (event: UIEvent<HTMLElement>): void => {
    const { scrollLeft, clientWidth } = event.currentTarget;
    setCurrent(Math.round(scrollLeft / Math.max(1, clientWidth)));
  };
  return { current, show, track, trackProps: { ref: track, onKeyDown, onScroll } };
}
