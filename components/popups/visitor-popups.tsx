'use client';

import { useEffect } from 'react';
import { addressPopup, withoutHook } from './address-popup.ts';
import { usePopups } from './popup-context.ts';

/** Opens the popup that the address requests. */
export function VisitorPopups() {
  const popups = usePopups();
  useEffect(() => {
    if (addressPopup(window.location.search)?.kind !== 'signup') return;
    window.history.replaceState(window.history.state, '', withoutHook(window.location.href));
    popups.open({ kind: 'signup' });
  }, [popups]);
  return null;
}
