'use client';

import { useEffect, useEffectEvent } from 'react';

const TYPING = 'input, textarea, select, [contenteditable], [role="dialog"] *';

/** Single-key shortcuts of a page; ignored while the operator types or holds a modifier key. */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.matches(TYPING)) return;
    const action = actions[event.key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      pressed(event);
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
    };
  }, []);
}
