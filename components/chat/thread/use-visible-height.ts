'use client';

import { useEffect, type RefObject } from 'react';

/**
 * Keeps `--visible-height` at what the keyboard leaves of the screen. Where the page itself shrinks the value
 * equals its height; on iPhones this is the only source of that height.
 */
export function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (viewport === null) return;
    const fit = (): void => {
      element.current?.style.setProperty('--visible-height', `${String(viewport.height)}px`);
      element.current?.style.setProperty('--visible-top', `${String(viewport.offsetTop)}px`);
    };
    fit();
    viewport.addEventListener('resize', fit);
    viewport.addEventListener('scroll', fit);
    return () => {
      viewport.removeEventListener('resize', fit);
      viewport.removeEventListener('scroll', fit);
    };
  }, [element]);
}
