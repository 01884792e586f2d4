'use client';

import { useEffect } from 'react';

/** A step back always ends with an event; without one, as on a page being left, nothing waits longer than this. */
const MAX_STEP_MS = 1_000;

/** Ends with our own step back, if one is under way: a state pushed before would be left with it. */
let stepBack: Promise<void> | null = null;

/** Our own history state, added to the router's. */
function isMarked(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'popup' in state;
}

function leaveMark(): void {
  if (!isMarked(window.history.state)) return;
  stepBack = new Promise((resolve) => {
    const end = (): void => {
      window.removeEventListener('popstate', end);
      stepBack = null;
      resolve();
    };
    window.addEventListener('popstate', end);
    setTimeout(end, MAX_STEP_MS);
  });
  window.history.back();
}

/**
 * While a popup is open, the browser's back button closes it instead of leaving the page. `name` identifies
 * the popup; undefined while there is none. Popups that follow one another share one history entry.
 */
export function useBackCloses(name: string | undefined, close: () => void): void {
  useEffect(() => {
    if (name === undefined) return;
    let isOver = false;
    const back = (): void => {
      if (!isMarked(window.history.state)) close();
    };
    const begin = (): void => {
      if (isOver) return;
      const before: unknown = window.history.state;
      if (!isMarked(before))
        window.history.pushState({ ...(before as object | null), popup: name }, '');
      window.addEventListener('popstate', back);
    };
    if (stepBack === null) begin();
    else void stepBack.then(begin);
    return () => {
      isOver = true;
      window.removeEventListener('popstate', back);
    };
  }, [name, close]);
  const isOpen = name !== undefined;
  useEffect(() => (isOpen ? leaveMark : undefined), [isOpen]);
}
