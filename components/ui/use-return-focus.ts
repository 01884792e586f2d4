'use client';

import { useState } from 'react';

/**
 * For what opens without a trigger of Radix’s own: focus goes back to where it was when it opened.
 * Called by the content, which exists only while it is open.
 */
export function useReturnFocus(): (event: Event) => void {
  const [before] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
}
