'use client';

import { useEffect } from 'react';
import { holdReload } from '#lib/realtime/client/reload-when-stale.ts';

/** While something here is unsaved or under way, the page is not loaded anew on coming back to it. */
export function useHoldReload(unsaved: boolean): void {
  useEffect(() => (unsaved ? holdReload() : undefined), [unsaved]);
}
