'use client';

import { useEffect } from 'react';
import { runShare } from './share.ts';

/** The share button, on a page that runs nothing else of the visitor's behaviours. */
export function RunShare() {
  useEffect(runShare, []);
  return null;
}
