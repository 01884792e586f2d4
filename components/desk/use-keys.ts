'use client';

import { useEffect, useEffectEvent } from 'react';

const FIELDS = 'input, textarea, select, [contenteditable]';
/** A dialog itself has the focus after a click on its text. */
const DIALOGS = '[role="dialog"], [role="alertdialog"]';

/** Whether a pressed key belongs to a field or a dialog, and is no shortcut of the page behind. */
export function isTyped({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(`${FIELDS}, ${DIALOGS}`) !== null;
}

/** Single-key shortcuts of a page; ignored while the operator types or holds a modifier key. */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isTyped(event)) return;
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
