'use client';

import { useState } from 'react';

/** Whether a layer has been open once: its script is fetched no sooner, and it may fade out after. */
export function useEverOpen(open: boolean): boolean {
  const [ever, setEver] = useState(open);
  if (open && !ever) setEver(true);
  return ever;
}
