'use client';

import { useEffect } from 'react';

/** Leads on at once, to a page loaded whole. */
export function GoThere({ href }: { href: string }) {
  useEffect(() => {
    location.assign(href);
  }, [href]);
  return null;
}
