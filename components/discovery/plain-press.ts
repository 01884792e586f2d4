import type { MouseEvent } from 'react';

/** A press that would follow the link here; with a key held it opens elsewhere and is left alone. */
export function isPlainPress(event: MouseEvent): boolean {
  const { button, altKey, ctrlKey, metaKey, shiftKey } = event;
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
