import type { KeyboardEvent } from 'react';

/** Enter sends where there is a mouse; on phones it begins a new line. */
export function sendsByEnter(event: KeyboardEvent): boolean {
  return (
    event.key === 'Enter' &&
    !event.shiftKey &&
    !event.nativeEvent.isComposing &&
    window.matchMedia('(hover: hover) and (pointer: fine)').matches
  );
}
