'use client';

import { useEffect } from 'react';

/** Scrolls to the fragment's part once it is there: it streams in after the browser has looked for it. */
export function FollowFragment() {
  useEffect(() => {
    if (location.hash !== '') location.replace(location.hash);
  }, []);
  return null;
}
