'use client';

import { useEffect, useEffectEvent } from 'react';
import { isTyped } from '../use-keys.ts';

/** Calls the handler for each single key pressed outside text inputs; it returns whether the key had an effect. */
export function usePressedKey(onKey: (key: string) => boolean): void {
  const handleKey = useEffectEvent(onKey);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { ctrlKey, metaKey, altKey, repeat } = event;
      if (ctrlKey || metaKey || altKey || repeat || isTyped(event)) return;
      if (handleKey(event.key.toLowerCase())) event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
    };
  }, []);
}
