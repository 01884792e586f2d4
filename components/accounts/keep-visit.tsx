'use client';

import { useEffect } from 'react';
import { onDecision } from '#components/legal/cookie-memory.ts';
import { carryVisit } from './visit-origin.ts';
import { rememberVisit } from './visit-memory.ts';

/** Keeps the affiliate's parameters until the form: in links always, in the browser once it is allowed. */
export function KeepVisit() {
  useEffect(() => {
    rememberVisit();
    const carry = (event: Event): void => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (link instanceof HTMLAnchorElement && window.location.search !== '') {
        link.href = carryVisit(link.href, window.location.href);
      }
    };
    document.addEventListener('click', carry, true);
    document.addEventListener('auxclick', carry, true);
    const stop = onDecision(rememberVisit);
    return () => {
      stop();
      document.removeEventListener('click', carry, true);
      document.removeEventListener('auxclick', carry, true);
    };
  }, []);
  return null;
}
