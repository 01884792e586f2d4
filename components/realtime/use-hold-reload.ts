'use client';

import { useEffect } from 'react';
import { holdReload } from '#lib/realtime/client/reload-when-stale.ts';

/** While something here is unsaved or in progress, the page is not reloaded when the member returns to it. */
export function useHoldReload(unsaved: boolean): void {
  useEffect(() => (unsaved ? holdReload() : undefined), [unsaved]);
}
