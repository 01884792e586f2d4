'use client';

import { useEffect } from 'react';

/** A page state of ours, laid over the one that the router keeps. */
function isMarked(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'popup' in state;
}

/**
 * While a popup stands, the browser's way back closes it instead of leaving the page. `name` tells one
 * popup from the next; undefined while there is none.
 */
export function useBackCloses(name: string | undefined, close: () => void): void {
  useEffect(() => {
    if (name === undefined) return;
    const before: unknown = window.history.state;
    window.history.pushState({ ...(before as object | null), popup: name }, '');
    const back = (): void => {
      if (!isMarked(window.history.state)) close();
    };
    window.addEventListener('popstate', back);
    return () => {
      window.removeEventListener('popstate', back);
      if (isMarked(window.history.state)) window.history.back();
    };
  }, [name, close]);
}
