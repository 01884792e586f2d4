'use client';

import { useEffect } from 'react';
import { runShare } from './share.ts';

/** The button that shares, on a page that does nothing else of what visitors' pages do. */
export function RunShare() {
  useEffect(runShare, []);
  return null;
}
