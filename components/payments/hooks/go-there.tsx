'use client';

import { useEffect } from 'react';

/** Navigates at once, with a full page load. */
export function GoThere({ href }: { href: string }) {
  useEffect(() => {
    location.assign(href);
  }, [href]);
  return null;
}
