'use client';

import { useEffect } from 'react';

const INPUT_EVENTS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Fetches the layers on the first input: not with the page, and before the first press needs one. */
export function useWarmLayers(): void {
  useEffect(() => {
    const stirred = new AbortController();
    const warm = (): void => {
      stirred.abort();
      // A failed import is repeated when a layer is opened.
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
