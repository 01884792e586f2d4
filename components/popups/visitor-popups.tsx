'use client';

import { useEffect } from 'react';
import { reloadWhenStale } from '#lib/realtime/client/reload-when-stale.ts';
import { addressPopup, withoutHook } from './address-popup.ts';
import { usePopups } from './popup-context.ts';

/** A page somebody has typed into is not loaded anew: what was typed would be gone. */
function watchTyping(): { typed: () => boolean; stop: () => void } {
  let typed = false;
  const note = (): void => {
    typed = true;
  };
  document.addEventListener('input', note);
  return {
    typed: () => typed,
    stop: () => {
      document.removeEventListener('input', note);
    },
  };
}

/** Opens what the address asks for, and loads a page anew that was long out of sight. */
export function VisitorPopups() {
  const popups = usePopups();
  useEffect(() => {
    const wanted = addressPopup(window.location.search);
    if (wanted?.kind === 'signup') {
      window.history.replaceState(window.history.state, '', withoutHook(window.location.href));
      popups.open({ kind: 'signup' });
    }
    const typing = watchTyping();
    const stop = reloadWhenStale(typing.typed, () => {
      window.location.reload();
    });
    return () => {
      typing.stop();
      stop();
    };
  }, [popups]);
  return null;
}
