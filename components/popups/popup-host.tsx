'use client';

import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { later } from '#components/ui/later.tsx';
import { useWarmLayers } from '#components/ui/use-warm-layers.ts';
import { runPopupAction } from './popup-actions.ts';
import { PopupContext } from './popup-context.ts';
import { dequeue, enqueue, type PopupQueue } from './popup-queue.ts';
import { isBlocking, popupKey, type PopupSpec } from './popup-spec.ts';
import { useBackCloses } from './use-back-closes.ts';

const ShownPopup = later(async () => (await import('./shown-popup.tsx')).ShownPopup);

interface PopupHostProps {
  prefix: string;
  country: string;
  /** Of the logged-in member; popups that make calls for them need it. */
  trackerId?: string;
  /** Popup shown from the start: the page behind it is not for this member yet. */
  first?: PopupSpec;
  children?: ReactNode;
}

/** Shows popups one at a time, whichever component opens them, and restores the focus when the last has closed. */
export function PopupHost({ prefix, country, trackerId, first, children }: PopupHostProps) {
  useWarmLayers();
  const [queue, setQueue] = useState<PopupQueue>(() => (first === undefined ? [] : [first]));
  const before = useRef<Element | null>(null);
  const [shown] = queue;
  const whenClosed = useRef<() => void>(undefined);
  useEffect(() => {
    const action = shown?.kind === 'generic' ? shown.whenClosed : undefined;
    whenClosed.current =
      action &&
      (() => {
        runPopupAction(action, prefix);
      });
  }, [shown, prefix]);

  const popups = useMemo(
    () => ({
      open: (spec: PopupSpec): void => {
        setQueue((now) => {
          if (now.length === 0) before.current = document.activeElement;
          return enqueue(now, spec);
        });
      },
    }),
    [],
  );
  const close = useCallback(() => {
    whenClosed.current?.();
    setQueue((now) => {
      const rest = dequeue(now);
      const { current } = before;
      if (rest.length === 0 && current instanceof HTMLElement) {
        // After the popup has released the focus, which it does on unmount.
        setTimeout(() => {
          if (current.isConnected) current.focus();
        }, 0);
      }
      return rest;
    });
  }, []);
  useBackCloses(shown === undefined || isBlocking(shown) ? undefined : popupKey(shown), close);

  return (
    <PopupContext value={popups}>
      {children}
      {shown !== undefined && (
        <ShownPopup
          key={popupKey(shown)}
          spec={shown}
          prefix={prefix}
          country={country}
          trackerId={trackerId ?? ''}
          close={close}
        />
      )}
    </PopupContext>
  );
}
