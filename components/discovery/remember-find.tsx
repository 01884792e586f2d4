'use client';

import { useEffect } from 'react';
import { FIND_COOKIE } from './find-address.ts';

const A_MONTH_S = 30 * 24 * 60 * 60;

/** Keeps the search that is shown, so that /find opens there again; draws nothing. */
export function RememberFind({ query, page }: { query: string; page: number }) {
  useEffect(() => {
    const value = encodeURIComponent(query);
    document.cookie = `${FIND_COOKIE}=${value}; path=/; max-age=${String(A_MONTH_S)}; samesite=lax`;
    localStorage.setItem('page', String(page));
  }, [query, page]);
  return null;
}
