'use client';

import { useEffect } from 'react';
import { DAY, SECOND } from '#lib/kernel/clock.ts';
import { FIND_COOKIE_DAYS } from '#lib/legal/limits.ts';
import { FIND_COOKIE } from './find-address.ts';

const MAX_AGE = (FIND_COOKIE_DAYS * DAY) / SECOND;

interface RememberFindProps {
  query: string;
  page: number;
  /** Address of the page that is shown, if another one was requested. */
  settledHref: string | null;
}

/** Stores the search that is shown, so that /find opens it again; renders nothing. */
export function RememberFind({ query, page, settledHref }: RememberFindProps) {
  useEffect(() => {
    const value = encodeURIComponent(query);
    document.cookie = `${FIND_COOKIE}=${value}; path=/; max-age=${String(MAX_AGE)}; samesite=lax`;
    localStorage.setItem('page', String(page));
    // Removes the requested page from the address, so that a reload does not show the restriction again.
    if (settledHref !== null) window.history.replaceState(window.history.state, '', settledHref);
  }, [query, page, settledHref]);
  return null;
}
