'use client';

import { useRef, useState } from 'react';

/**
 * A button and the layer that it opens, whose script is fetched from when a press is `near`, so that it is
 * answered at once. `triggerProps` go onto the button; `turn` opens and closes.
 */
export function useLayerButton() {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [near, setNear] = useState(false);
  const approach = (): void => {
    setNear(true);
  };
  const toggle = (to: boolean): void => {
    approach();
    setOpen(to);
  };
  const triggerProps = { ref: button, onPointerEnter: approach, onFocus: approach };
  return { button, open, setOpen, near, toggle, triggerProps };
}
