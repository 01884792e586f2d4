'use client';

import { useEffect } from 'react';

/** A part that streams in after the browser has looked for it is gone to once it is there. */
export function FollowFragment() {
  useEffect(() => {
    if (location.hash !== '') location.replace(location.hash);
  }, []);
  return null;
}
