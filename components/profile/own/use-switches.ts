'use client';

import { useRef, useState } from 'react';
import { useErrorToast } from '#components/requests/use-error-toast.ts';
import { switched, undone, type Switches } from './preferences.ts';

/**
 * The switches show a press at once. Calls are made one after the other, so that the last press is what is
 * stored; a refused one is undone and its error shown.
 */
export function useSwitches<Key extends string>(
  saved: Switches<Key>,
  save: (tried: Switches<Key>) => Promise<unknown>,
) {
  const [shown, setShown] = useState(saved);
  const latest = useRef(saved);
  const queue = useRef(Promise.resolve());
  const showError = useErrorToast();

  const show = (next: Switches<Key>): void => {
    latest.current = next;
    setShown(next);
  };
  const toggle = (key: Key): void => {
    const tried = switched(latest.current, key);
    show(tried);
    queue.current = queue.current.then(async () => {
      try {
        await save(tried);
      } catch (error) {
        show(undone(latest.current, tried, key));
        showError(error);
      }
    });
  };
  return { shown, toggle };
}
