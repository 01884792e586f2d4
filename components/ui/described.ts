import type { ReactNode } from 'react';

/** Whether there is anything to draw. */
export function isSaid(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== '';
}

/** What a control says of itself: `hint` and `error` stand below it under its id and these endings. */
export function described(id: string, hint: ReactNode, error: ReactNode) {
  const hasHint = isSaid(hint);
  const hasError = isSaid(error);
  const ids = [...(hasHint ? [`${id}-hint`] : []), ...(hasError ? [`${id}-error`] : [])];
  return { hasHint, hasError, describedBy: ids.length === 0 ? undefined : ids.join(' ') };
}
