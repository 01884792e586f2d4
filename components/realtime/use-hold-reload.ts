'use client';

import { useEffect } from 'react';
import { holdReload } from '#lib/realtime/client/hold-reload.ts';

/** While something here is unsaved or in progress, the page does not reload by itself. */
export function useHoldReload(unsaved: boolean): void {
  useEffect(() => (unsaved ? holdReload() : undefined), [unsaved]);
}
