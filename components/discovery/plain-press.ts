import type { MouseEvent } from 'react';

/** Whether a press would follow the link in this tab; with a modifier key it opens elsewhere and is left alone. */
export function isPlainPress(event: MouseEvent): boolean {
  const { button, altKey, ctrlKey, metaKey, shiftKey } = event;
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
