'use client';

import { useSyncExternalStore } from 'react';

function watch(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => {
    document.removeEventListener('visibilitychange', changed);
  };
}

/** Whether the page is visible; on the server it is assumed to be. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(
    watch,
    () => !document.hidden,
    () => true,
  );
}
