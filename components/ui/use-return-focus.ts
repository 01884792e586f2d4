'use client';

import { useState } from 'react';

/**
 * For layers without a trigger of Radix’s own: the focus returns to where it was when they opened. Called by
 * the content, which exists only while the layer is open.
 */
export function useReturnFocus(): (event: Event) => void {
  const [before] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
}
