'use client';

import { useSyncExternalStore } from 'react';

function watch(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => {
    document.removeEventListener('visibilitychange', changed);
  };
}

/** Whether somebody can look at the page; on the server nobody knows, and it is taken so. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(
    watch,
    () => !document.hidden,
    () => true,
  );
}
