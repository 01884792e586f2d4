'use client';

import { useEffect, useEffectEvent } from 'react';

const TYPED = 'input, textarea, select, [contenteditable], [role=dialog] *';

/** Calls the handler for each single key pressed outside text inputs. */
export function useKeys(onKey: (key: string) => boolean): void {
  const handleKey = useEffectEvent(onKey);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { ctrlKey, metaKey, altKey, repeat, target } = event;
      if (ctrlKey || metaKey || altKey || repeat) return;
      if (target instanceof Element && target.closest(TYPED)) return;
      if (handleKey(event.key.toLowerCase())) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
    };
  }, []);
}
