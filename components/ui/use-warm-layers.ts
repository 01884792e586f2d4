'use client';

import { useEffect } from 'react';

const INPUT_EVENTS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Fetches the layers once somebody stirs: not with the page, and before the first press wants one. */
export function useWarmLayers(): void {
  useEffect(() => {
    const stirred = new AbortController();
    const warm = (): void => {
      stirred.abort();
      // What fails here is tried again by whoever opens a layer.
      Promise.all([import('./popup-layer.tsx'), import('./panel-layer.tsx')]).catch(
        () => undefined,
      );
    };
    for (const eventType of INPUT_EVENTS) {
      window.addEventListener(eventType, warm, { passive: true, signal: stirred.signal });
    }
    return () => {
      stirred.abort();
    };
  }, []);
}
