import type { ReactNode } from 'react';

/** Whether there is anything to render. */
export function isSaid(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== '';
}

/** The description of a control: `hint` and `error` are below it, with ids made of its id and these suffixes. */
export function described(id: string, hint: ReactNode, error: ReactNode) {
  const hasHint = isSaid(hint);
  const hasError = isSaid(error);
  const ids = [...(hasHint ? [`${id}-hint`] : []), ...(hasError ? [`${id}-error`] : [])];
  return { hasHint, hasError, describedBy: ids.length === 0 ? undefined : ids.join(' ') };
}
