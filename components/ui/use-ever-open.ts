'use client';

import { useState } from 'react';

/** Whether a layer was ever open: its script is not fetched before, and it can fade out afterwards. */
export function useEverOpen(open: boolean): boolean {
  const [ever, setEver] = useState(open);
  if (open && !ever) setEver(true);
  return ever;
}
