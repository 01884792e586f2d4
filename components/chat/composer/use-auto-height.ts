'use client';

import { useLayoutEffect, type RefObject } from 'react';

/** Lets a field grow with its text where the style sheet alone cannot. */
export function useAutoHeight(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  useLayoutEffect(() => {
    const element = field.current;
    if (element === null || CSS.supports('field-sizing', 'content')) return;
    element.style.setProperty('height', 'auto');
    const borders = element.offsetHeight - element.clientHeight;
    element.style.setProperty('height', `${String(element.scrollHeight + borders)}px`);
  }, [field, text]);
}
