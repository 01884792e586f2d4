'use client';

import { useRef, useState } from 'react';

/**
 * A button and the layer that it opens. The layer's script is fetched when the pointer or the focus is
 * `near`, so that a press opens it at once. `triggerProps` go onto the button; `toggle` opens and closes.
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
