'use client';

import { useEffect } from 'react';
import { FIND_COOKIE } from './find-address.ts';

const A_MONTH_S = 30 * 24 * 60 * 60;

interface RememberFindProps {
  query: string;
  page: number;
  /** Where the page that is shown lives, if another was asked for. */
  settledHref: string | null;
}

/** Keeps the search that is shown, so that /find opens there again; draws nothing. */
export function RememberFind({ query, page, settledHref }: RememberFindProps) {
  useEffect(() => {
    const value = encodeURIComponent(query);
    document.cookie = `${FIND_COOKIE}=${value}; path=/; max-age=${String(A_MONTH_S)}; samesite=lax`;
    localStorage.setItem('page', String(page));
    // So that what stood in the way is said once, and not again on a reload.
    if (settledHref !== null) window.history.replaceState(window.history.state, '', settledHref);
  }, [query, page, settledHref]);
  return null;
}
