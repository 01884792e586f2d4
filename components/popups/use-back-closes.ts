'use client';

import { useEffect } from 'react';

/** Our own history state, added to the router's. */
function isMarked(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'popup' in state;
}

/**
 * While a popup is open, the browser's back button closes it instead of leaving the page. `name` identifies
 * the popup; undefined while there is none.
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
